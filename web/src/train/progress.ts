/** What somebody has solved, kept on this device; and which puzzle comes next. */
import { dayBefore, ordinal, today } from "../lib/days";
import type { Difficulty, Puzzles } from "../lib/protocol";
import { readStored, store } from "../lib/settings.svelte";

export type Outcome = "solved" | "missed";
/** 0: of any difficulty. */
export type Level = 0 | Difficulty;
interface Kept { done: Record<string, Outcome>; days: string[]; level: Record<string, Level> }

const KEY = "charsu-puzzles";
/** Days that are remembered. */
const MOST = 400;

export const kept = (): Kept => readStored<Kept>(KEY, { done: {}, days: [], level: {} });

/** The puzzle of a day: wherever the calendar shows this date, it is this one. */
export const ofTheDay = (all: Puzzles, day = today()): string => all.days[ordinal(day) % all.days.length] ?? "";

/** How it ended is kept; what was solved once stays so. */
export function note(name: string, outcome: Outcome, all: Puzzles, day = today()): void {
  const before = kept();
  const done = { ...before.done, [name]: before.done[name] === "solved" ? "solved" : outcome };
  const days = outcome === "solved" && name === ofTheDay(all, day) && !before.days.includes(day) ? [day, ...before.days].slice(0, MOST) : before.days;
  store(KEY, { ...before, done, days });
}

export function prefer(game: string, level: Level): void {
  const before = kept();
  store(KEY, { ...before, level: { ...before.level, [game]: level } });
}

export const preferred = (game: string): Level => kept().level[game] ?? 0;

/** How many days in a row, up to today or yesterday, had their puzzle solved. */
export function inARow(day = today(), days = kept().days): number {
  let at = days.includes(day) ? day : dayBefore(day);
  let count = 0;
  for (; days.includes(at); at = dayBefore(at)) count += 1;
  return count;
}

export const countSolved = (all: Puzzles, done = kept().done): number => all.puzzles.filter((one) => done[one.id] === "solved").length;

/** The next one: not seen yet, else missed before, else all over again after the one that was just there. */
export function nextOf(all: Puzzles, level: Level, last = "", done = kept().done): string {
  const difficulty = new Map(all.puzzles.map((one) => [one.id, one.difficulty]));
  const order = all.days.filter((name) => level === 0 || difficulty.get(name) === level);
  const others = order.filter((name) => name !== last);
  const after = order.slice(order.indexOf(last) + 1);
  return others.find((name) => !done[name]) ?? others.find((name) => done[name] === "missed") ?? after[0] ?? order[0] ?? all.days[0] ?? "";
}
