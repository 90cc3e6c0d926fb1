import { dayOf } from "./days";
import type { TableOption } from "./protocol";
import { t, words } from "./words.svelte";

/** A bot's name in words; one that nobody has named yet keeps its key. */
export function botName(key: string): string {
  const kind = key.split(":")[0] ?? key;
  return words.has(`bot-${kind}`) ? t(`bot-${kind}`) : `${t("web-bot")} ${key}`;
}

/** One line about how a bot plays, where it has one. */
export function botHint(key: string): string {
  return words.attribute(`bot-${key.split(":")[0] ?? key}`, "hint");
}

/** Names for the table: as people chose them; bots of one kind are numbered; who gave no name is "you" to themselves and a number to others. */
export function seatNames(seats: readonly { seat: number; name: string; bot: string | null }[], you: number | null = null): string[] {
  const nameless = (seat: number): string => (seat === you ? t("web-you") : t("web-seat", { number: seat + 1 }));
  const names = seats.map((seat) => seat.name || (seat.bot ? botName(seat.bot) : nameless(seat.seat)));
  return names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${names.slice(0, i + 1).filter((one) => one === name).length}`));
}

/** The seat that is "you" on this screen: none where several people share it. */
export const onlySeat = (seats: readonly number[]): number | null => (seats.length === 1 ? (seats[0] ?? null) : null);

/** The words of a value that an option has; what none of the values is, such as a board of one's own, as it is. */
export function valueName(option: TableOption, value: unknown): string {
  const at = option.values.findIndex((one) => String(one) === String(value));
  return option.labels[at] ?? String(value);
}

/** The values of an option that still have a say beside what else was chosen. */
export function sensible(option: TableOption, chosen: Record<string, unknown>): readonly unknown[] {
  const rows = Object.entries(option.beside).map(([key, row]) => row[String(chosen[key])]).filter((row) => row !== undefined);
  return option.values.filter((value) => rows.every((row) => row.includes(value)));
}

/** A match file says its game and its day. */
export const fileName = (table: { game: string; created: number; id: string }): string =>
  `charsu-${table.game}-${dayOf(table.created)}-${table.id.slice(-4)}.json`;
