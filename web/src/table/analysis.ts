/** Luck, skill and the better move: the shapes of docs/guide/analysis.md, and small sums over them. */
import { api } from "../lib/api";
import type { Followed, Option, Text } from "../lib/protocol";
import { t, tenths } from "../lib/words.svelte";

export interface Choice { answer: number; notation: string; text: Text; chances: number[]; error: number; walks: number; odds: number }
export type Kind = "fine" | "inaccuracy" | "mistake" | "blunder";
export interface Moment {
  number: number; actor: number; question: Text; played: string; before: number[]; after: number[]; skill: number[]; luck: number[];
  choices: Choice[]; loss: number; loss_error: number; kind: Kind; better: Followed | null; instead: Followed | null;
}
export interface Account { seat: number; start: number; result: number; luck: number; skill: number; others: number; accuracy: number; adjusted: number; loss_per_decision: number; decisions: number; kinds: Record<string, number> }
export interface Report { whole: number; curve: [number, number[]][]; accounts: Account[]; turning_points: number[]; moments: Moment[] }
export interface Judging { state: "none" | "waiting" | "running" | "done"; ahead?: number; done?: number; of?: number; report?: Report }
export interface Hint { aims: string[]; promising: number; best: Choice; line: Followed; chances: number[] }
export interface Warned { loss: number; best: Choice; given: Choice }
export interface Stroke { number: number; actor: number; played: string; question: Text; text: Text; change: number[]; kind: Kind }

const SOON = 1000;
/** Reports that came in a file, by the table their match was opened at. */
const given = new Map<string, Report>();
export const isGiven = (id: string): boolean => given.has(id);
export const give = (id: string, report: Report): void => void given.set(id, report);

/** An analysis as a file: the report and its match. */
export interface Kept extends Report { format: string; answers: number; match: { answers: string[]; players: number; names?: string[]; bots?: (string | null)[] } }

/** Does a file say that it is an analysis? */
export const claimsToBe = (file: unknown): boolean => String((file as Partial<Kept> | null)?.format).startsWith("charsu-analysis/");

/** Is this a file of an analysis that can be shown? It comes from anywhere. */
export function isKept(file: unknown): file is Kept {
  const { format, match, answers, curve, accounts, moments, turning_points } = (file ?? {}) as Partial<Kept>;
  if (format !== "charsu-analysis/1" || !match || !Array.isArray(match.answers) || match.answers.length !== answers) return false;
  if (![curve, accounts, moments, turning_points].every(Array.isArray)) return false;
  const isShares = (some: unknown): boolean => Array.isArray(some) && some.length === match.players && some.every((one) => typeof one === "number");
  const isText = (some: unknown): boolean => typeof (some as Text | null)?.id === "string" && typeof (some as Text).args === "object" && (some as Text).args !== null;
  const isLine = (line: Followed | null): boolean => line === null || (Array.isArray(line.story) && line.story.every(isText) && typeof line.gains === "object");
  const isChoice = (one: Choice | null): boolean => typeof one?.notation === "string" && isText(one.text) && isShares(one.chances);
  const isMoment = (one: Moment | null): boolean =>
    one !== null && typeof one.number === "number" && typeof one.actor === "number" && one.actor < match.players && [one.before, one.after, one.luck].every(isShares) && Array.isArray(one.choices) && one.choices.every(isChoice) && isLine(one.better) && isLine(one.instead);
  const isAccount = (one: Account | null): boolean => one !== null && [one.start, one.luck, one.skill, one.others, one.result, one.accuracy, one.adjusted, one.loss_per_decision].every(Number.isFinite) && typeof one.kinds === "object";
  return (curve ?? []).every((point) => Array.isArray(point) && typeof point[0] === "number" && isShares(point[1])) && (accounts ?? []).every(isAccount) && (moments ?? []).every(isMoment);
}

export interface CoachWish { what: "hint" | "warn" | "happened"; answer?: string }
export interface Advice { hint?: Hint; warn?: Warned | null; happened?: Stroke[] }

/** Have a match judged; tells how far it is until the report is there. */
export async function judge(id: string, news: (now: Judging) => void, wanted: () => boolean): Promise<void> {
  const report = given.get(id);
  if (report) return news({ state: "done", report });
  let now = await api.analyse(id);
  while (wanted()) {
    news(now);
    if (now.state === "done" || now.state === "none") return;
    await new Promise((done) => setTimeout(done, SOON));
    now = await api.judging(id);
  }
}

/** Points of a victory as the language of the screen writes them. */
export const points = (share: number, signed = false): string => {
  const value = tenths(share / 10_000).replace("-", "−");
  return signed && share > 0 ? `+${value}` : value;
};

/** Where on the board the best answer and the one that was given point. */
export function pointed(moment: Moment | null, spans: readonly { name: string; first: number; size: number }[]): Option[] {
  if (!moment || moment.actor < 0) return [];
  const best = moment.choices[0];
  return moment.choices.filter((one) => one === best || one.notation === moment.played).flatMap(({ answer, notation, text }): Option[] => {
    const span = spans.find((one) => answer >= one.first && answer < one.first + one.size);
    return span ? [{ id: answer, notation, text, span: span.name, index: answer - span.first, shown: notation === best?.notation ? "best" : "given" }] : [];
  });
}

/** Moments worth a look: choices that gave something away, and the greatest turns. */
export const moments = (report: Report): Moment[] => report.moments.filter((one) => report.turning_points.includes(one.number) || one.kind === "mistake" || one.kind === "blunder");

/** What the better line brings more, then what less; the largest difference first. */
export function differences(better: Followed | null, instead: Followed | null): [string, number][] {
  if (!better || !instead) return [];
  const names = [...new Set([...Object.keys(better.gains), ...Object.keys(instead.gains)])];
  return names.map((name): [string, number] => [name, (better.gains[name] ?? 0) - (instead.gains[name] ?? 0)]).filter(([, more]) => more !== 0).sort((a, b) => Math.sign(b[1]) - Math.sign(a[1]) || Math.abs(b[1]) - Math.abs(a[1]));
}

/** Things of a game with how much more or less of them there is. */
export const things = (game: string, pairs: readonly [string, number][]): string => pairs.map(([name, more]) => `${t(`${game}-worth-${name}`)} ${more > 0 ? "+" : "−"}${Math.abs(more)}`).join(", ");
