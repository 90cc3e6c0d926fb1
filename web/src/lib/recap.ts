/** What the others did since one's own last answer. */
import type { Entry, Note } from "./protocol";
import { standing } from "./table.svelte";
import { say } from "./words.svelte";

export interface Recap { readonly seat: number; readonly notes: readonly Note[] }

/** The notes of each other seat since the last answer of one of `mine`, in the order they began; a watcher sees the latest round. What is `plain` to see is left out. */
export function recapOf(entries: Entry[], mine: readonly number[], players: number, plain: readonly string[] = []): Recap[] {
  const lines = standing(entries);
  const own = lines.findLastIndex((entry) => entry.kind === "answer" && mine.includes(entry.seat ?? -1));
  const turns: { seat: number; notes: Note[] }[] = [];
  for (const entry of lines.slice(own + 1)) {
    if (entry.kind !== "answer") continue;
    const seat = entry.seat ?? -1;
    if (seat >= 0 && seat !== turns.at(-1)?.seat) turns.push({ seat, notes: [] });
    turns.at(-1)?.notes.push(...(entry.notes ?? []).filter((note) => !plain.includes(note.event)));
  }
  return lastOfEach(turns.filter((one) => one.notes.length > 0)).slice(-players);
}

function lastOfEach(turns: Recap[]): Recap[] {
  return turns.filter((turn, i) => !turns.slice(i + 1).some((later) => later.seat === turn.seat));
}

/** Whether a text begins so, whatever kind of space follows a number at the end of a name. */
const starts = (said: string, beginning: string): boolean => said.replaceAll("\u00a0", " ").startsWith(beginning.replaceAll("\u00a0", " "));

/** The sentences of a turn; the name is said once, by whoever shows them. */
function partsOf(recap: Recap, name: string): string[] {
  const parts = recap.notes.map((note) => {
    const said = say(note.text).replace(/\.$/, "");
    return starts(said, `${name} `) ? said.slice(name.length + 1) : said;
  });
  return parts.filter((part, i) => part !== parts[i - 1]);
}

const BETWEEN = " · ";
/** Letters of a headline that find room on a phone. */
const HEADLINE = 130;

/** As much of a turn as makes a headline: what was done last, in whole sentences. */
export function latestInLine(recap: Recap, name: string, most = HEADLINE): string {
  const parts = partsOf(recap, name);
  let first = parts.length - 1;
  while (first > 0 && parts.slice(first - 1).join(BETWEEN).length <= most) first -= 1;
  return (first > 0 ? "… " : "") + parts.slice(first).join(BETWEEN);
}
