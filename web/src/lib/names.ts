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

export const optionName = (game: string, key: string): string =>
  words.has(`${game}-option-${key}`) ? t(`${game}-option-${key}`) : key.replaceAll("_", " ");

export function optionValue(game: string, key: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  for (const id of [`${game}-value-${key}-${value}`, `${game}-option-${key}-${value}`]) if (words.has(id)) return t(id);
  return String(value).replaceAll("_", " ");
}

/** A match file says its game and its day. */
export const fileName = (table: { game: string; created: number; id: string }): string =>
  `charsu-${table.game}-${new Date(table.created).toISOString().slice(0, 10)}-${table.id.slice(-4)}.json`;
