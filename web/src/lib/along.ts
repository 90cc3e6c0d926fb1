/**
 * A match against bots that is kept at hand, so that it can go on on this device when the line to the server breaks.
 *
 * Only the server knows what the bots hold, so it is asked for the whole match whenever the table has moved on, one request at a time.
 */
import type { Entry, Seat, SeatWish, Summary } from "./protocol";

export interface Taken { readonly number: number; readonly match: { readonly answers: readonly string[]; readonly [field: string]: unknown } }

const HIDDEN = "?";

/** Do we sit here with bots alone? */
export const againstBots = (seats: readonly Seat[], mine: readonly number[]): boolean =>
  mine.length > 0 && mine.length < seats.length && seats.every((seat) => seat.kind === "bot" || mine.includes(seat.seat));

export class Along {
  #taken: Taken | null = null;
  #wanted = 0;
  #asking = false;

  constructor(private readonly ask: () => Promise<Taken>) {}

  /** The table has come to this number. */
  async follow(number: number): Promise<void> {
    this.#wanted = number;
    if (this.#asking) return;
    this.#asking = true;
    while ((this.#taken?.number ?? 0) < this.#wanted) {
      const before = this.#wanted;
      const taken = await this.ask().catch(() => null);
      if (!taken) break;
      this.#taken = taken;
      if (taken.number < before) break;
    }
    this.#asking = false;
  }

  /** The match as far as it is known: what the server acknowledged since the last time it was asked is added, as long as nothing of it is hidden. */
  latest(entries: readonly Entry[]): Taken["match"] | null {
    const taken = this.#taken;
    if (!taken) return null;
    const since = entries.filter((entry) => entry.number > taken.number);
    const hidden = since.findIndex((entry) => entry.kind !== "answer" || entry.notation === undefined || entry.notation === HIDDEN);
    const added = (hidden < 0 ? since : since.slice(0, hidden)).map((entry) => entry.notation ?? "");
    return { ...taken.match, answers: [...taken.match.answers, ...added] };
  }
}

/** The table that goes on: the same people and bots, with the same rights. */
export function wishOf(match: Taken["match"], seats: readonly Seat[], table: Summary, mine: readonly number[]): { seats: SeatWish[]; undo: string; from: { match: unknown }; start: boolean } {
  const wishes = seats.map((seat): SeatWish => (seat.bot !== null && !mine.includes(seat.seat)
    ? { kind: "bot", bot: seat.bot, name: seat.name, colour: seat.colour }
    : { kind: seat.seat === mine[0] ? "me" : "hot", name: seat.name, colour: seat.colour }));
  return { seats: wishes, undo: table.undo, from: { match }, start: true };
}
