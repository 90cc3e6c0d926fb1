/**
 * Where tables are: at a server, or on this device. The screens do not know which; both take the same requests and send the same messages.
 */
import type { Advice, CoachWish, Judging } from "../table/analysis";
import type { Verified } from "./fair";
import type { Created, Entry, Frame, Message, Puzzle, SeatWish, Summary } from "./protocol";

export interface Wish {
  game?: string; options?: Record<string, unknown>; seats: SeatWish[]; visibility?: string; undo?: string; pace?: number; clock?: { seconds: number; increment: number } | null; start?: boolean;
  from?: { match?: unknown; table?: string; upto?: number };
}
export interface Luck { seats: { seat: number; rolls: number; decisions: { decision: string; rolls: number; expected?: number; rolled?: number; surprise?: number }[] }[] }

/** Something asked for that will not happen; `web-refused-<code>` says it in the reader's language. */
export class Refused extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

/** Whoever listens at a table. */
export interface Ears {
  opened(): void;
  heard(message: Message): void;
  dropped(): void;
}

/** A line to a table. */
export interface Line {
  /** False where it cannot be sent now. */
  send(command: Record<string, unknown>): boolean;
  close(): void;
}

export interface House {
  summary(id: string): Promise<Summary>;
  create(wish: Wish, secret?: string | null): Promise<Created>;
  /** A table that is only looked at; this device does not keep it. */
  show(wish: Wish): Promise<Created>;
  join(id: string, name: string, seat?: number): Promise<Created>;
  history(id: string, from: number, count: number, seat?: number | null): Promise<{ total: number; frames: Frame[] }>;
  /** Entries after the number `since`, at most `count` of them. */
  events(id: string, since: number, count: number): Promise<Entry[]>;
  match(id: string): Promise<unknown>;
  luck(id: string): Promise<Luck>;
  verify(id: string): Promise<Verified>;
  /** Have a match that is over judged; tells how far it is. */
  analyse(id: string): Promise<Judging>;
  /** How far it is, and in the end the report. */
  judging(id: string): Promise<Judging>;
  coach(id: string, wish: CoachWish): Promise<Advice>;
  line(id: string, ears: Ears): Line;
  /** A position to solve, by its name. */
  puzzle(game: string, name: string): Promise<Puzzle>;
  /** Somebody may soon want a table; tells when it could be had at once. */
  warmUp(): Promise<void>;
}
