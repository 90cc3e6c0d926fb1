/** Where somebody is in the lessons, kept on this device. */
import { readStored, store } from "../lib/settings.svelte";

const KEY = "charsu-lessons";
export const FIRST = "first";

const nameOf = (game: string, lesson: string): string => (lesson === FIRST ? game : `${game}/${lesson}`);

/** The step at which a lesson was left; 0 where it was not begun, or finished. */
export function keptStep(game: string, lesson: string): number {
  return readStored<Record<string, number>>(KEY, {})[nameOf(game, lesson)] ?? 0;
}

export function keepStep(game: string, lesson: string, step: number): void {
  store(KEY, { ...readStored<Record<string, number>>(KEY, {}), [nameOf(game, lesson)]: step });
}
