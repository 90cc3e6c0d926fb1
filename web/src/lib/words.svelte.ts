/** Words: one language at a time, as the server has them for all its games. */
import { shelf, wordsOf } from "./catalogue";
import { dress } from "./dress.svelte";
import { people, type Seated } from "./people.svelte";
import type { Arg, Text } from "./protocol";
import { Speaker, type Company } from "./resolve";

export const LANGUAGES = { en: "English", de: "Deutsch", ru: "Русский", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

/** Who sits at the open table. */
export const company: Company = { name: (id) => people.name(id), isYou: (id) => people.isYou(id), called: (id) => dress.message(id) };

class Words {
  language = $state<Language>("en");
  speaker = $state.raw<Speaker | null>(null);

  async load(language: Language): Promise<void> {
    const games = shelf(language).catch(() => undefined); // whatever is shown first needs it too
    const served = await wordsOf(language);
    if (this.speaker) await games; // no screen speaks two languages at once
    this.speaker = new Speaker(served);
    this.language = language;
    document.documentElement.lang = language;
  }

  attribute(id: string, name: string): string {
    return this.speaker?.attribute(id, name) ?? "";
  }

  has(id: string): boolean {
    return this.speaker?.has(id) ?? false;
  }
}

export const words = new Words();

/** A number stays with its sign; in Russian and Ukrainian with its noun as well, № with its number, and no line begins with a dash. */
export const bound = (language: string, text: string): string =>
  language === "ru" || language === "uk" ? text.replace(/(\d|№) (?=[\p{L}\d%])/gu, "$1\u00a0").replace(/ —/g, "\u00a0—") : text.replace(/(\d) %/g, "$1\u00a0%");

/** A number with one digit after the comma, or the point: as the language writes it. */
export const tenths = (value: number): string => value.toLocaleString(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });

/** The words of a message. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return words.speaker ? bound(words.language, people.name(id) ?? words.speaker.say({ id: dress.message(id), args }, company)) : "";
}

const said = new WeakMap<Text, { speaker: Speaker | null; worn: readonly string[]; seated: Seated; words: string }>();

/** The words of a sentence; remembered, as logs say the same sentences again and again. */
export function say(text: Text): string {
  const earlier = said.get(text);
  if (earlier && earlier.speaker === words.speaker && earlier.worn === dress.worn && earlier.seated === people.seated) return earlier.words;
  const line = t(text.id, text.args);
  said.set(text, { speaker: words.speaker, worn: dress.worn, seated: people.seated, words: line });
  return line;
}

/** Sentences one after the other, as they are read aloud; who ends without a stop gets one. */
export const aloud = (sentences: string[]): string => sentences.map((sentence) => (/[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");

export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}
