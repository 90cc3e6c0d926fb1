/** Words that are said again and again while a board is drawn, kept once they were put together. */
import type { Arg } from "../lib/protocol";
import { people } from "../lib/people.svelte";
import { t, words } from "../lib/words.svelte";

const sentences = new Map<string, string>();
let seated: unknown = null;

export function said(id: string, args: Record<string, Arg> = {}): string {
  if (seated !== people.seated) sentences.clear();
  seated = people.seated;
  const key = `${words.language} ${words.speaker === null} ${id} ${Object.values(args).join("|")}`;
  const sentence = sentences.get(key) ?? t(id, args);
  if (sentences.size > 3000) sentences.clear();
  sentences.set(key, sentence);
  return sentence;
}
