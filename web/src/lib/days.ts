/** Calendar days, written as 2026-11-16. */
const DAY = 86_400_000;
/** The day 1 January 1970, counted as Python counts days. */
const FIRST = 719_163;

/** The player's calendar date: what a calendar on the wall beside the screen shows. */
export function dayOf(when: Date | number): string {
  const at = new Date(when);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The player's date now. The puzzle of the day and the days in a row go by it. */
export const today = (): string => dayOf(Date.now());

export const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** How many days have passed since the first day of year 1, that one included: Python's `toordinal`. */
export const ordinal = (day: string): number => Date.parse(day) / DAY + FIRST;
