/** The shapes of docs/guide/protocol.md. */
export type Arg = number | string | { ref: string };
export interface Text { id: string; args: Record<string, Arg> }
/** `worth`: what the answer costs (below 0) and gives at once, by name. */
export interface Option {
  id: number; notation: string; span: string; index: number; text: Text; worth?: Record<string, number>;
  /** It is not to be chosen but to be seen: where the best answer points, and where the one given did. */
  shown?: "best" | "given";
}
/** Why something cannot be chosen; `rule` is empty where it is no matter of rules. */
export interface Reason { text: Text; rule: string }
export interface Note { event: string; player: number; args: Record<string, number>; text: Text }
export interface Todo extends Text { player: number }
export interface Ranked { rank: number; seat: number; scores: Record<string, number> }

/** `Match.view(seat)`; `table` is the game's own picture of the position. */
export interface View<T = unknown> {
  game: string; rules: string; players: number; options: Record<string, unknown>;
  number: number; seat: number | null; actor: number | null; over: boolean;
  question: Text; todo: Todo[]; table: T; result: Ranked[] | null;
  /** The board as the game draws it, 532 wide, and what lies before each player: where no board is made for it here. */
  drawing?: Drawing;
}

export interface Drawing { board: string; height: number; purses: string[] }

export interface Seat { seat: number; kind: "person" | "bot" | "open"; name: string; colour: string; bot: string | null; present: boolean; host: boolean; coached?: boolean }
export type UndoLeave = "free" | "ask" | "no";
export interface Undo {
  policy: "free" | "consent" | "training"; undo: UndoLeave; restart: UndoLeave; redo: boolean;
  asked: { seat: number; move: number; agreed: number[]; waiting: number[] } | null;
}
export interface Summary {
  id: string; game: string; rules: string; options: Record<string, unknown>; status: Status; visibility: "public" | "private";
  undo: Undo["policy"]; clock: { seconds: number; increment: number } | null; pace: number; created: number; training: boolean;
  imported: number; forked: string | null; rematch: string | null; turn?: number | null; you?: { seats: number[]; host: boolean }; seats: Seat[];
}
export type Status = "open" | "running" | "over" | "frozen";
export interface Clock { left: number[]; running: number | null; at: number }

export interface State {
  number: number; position: number; move: number; status: Status; table: Summary; seats: Seat[];
  dice: { commitment: string; entropy: number[] }; you: { seats: number[]; host: boolean }; showing: number | null; curtain: number | null;
  view: View | null; options: Option[]; clock: Clock | null; undo: Undo; frozen: { message: string; move: number; moves: string[] } | null;
  learning?: boolean;
  /** The only answer is decided: it may be given at once, or after a moment in which something can still be taken back. */
  forced?: "now" | "wait" | null;
}

export interface Entry {
  number: number; kind: string; at: number; seat?: number; move?: number; notation?: string; decision?: string; by?: string;
  notes?: Note[]; undone?: number[]; restored?: number[]; name?: string; table?: string;
}
/** Where something stands in a view, and what stands there now. */
export type Change = readonly [path: readonly (string | number)[], value: unknown];
export interface StateMessage { type: "state"; number: number; events: Entry[]; state: Partial<State> & { changes?: Change[] } }
export interface ErrorMessage { type: "error"; code: string; message: string; number?: number; key?: string }
export interface OkMessage { type: "ok"; key?: string; number?: number; table?: string }
/** A word of somebody at the table. */
export interface SignMessage { type: "sign"; seat: number; sign: string }
export interface WhyMessage { type: "why"; key?: string; reason: Reason | null }
export type Message = StateMessage | ErrorMessage | OkMessage | WhyMessage | { type: "presence"; seats: boolean[]; watching: number } | SignMessage | { type: "pong" };

export interface Frame { move: number; notation: string | null; seat: number | null; notes: Note[]; view: View }
/** `labels` are the words of the values; `beside`: with a value of another option only these still have a say. */
export interface TableOption {
  key: string; default: unknown; values: unknown[]; rule: string; main: boolean; name: string; help: string; labels: string[];
  beside: Record<string, Record<string, unknown[]>>;
}
/** A game on the shelf, in a language; what it does not have is an empty text. */
export interface Offered {
  key: string; rules: string; seats: [number, number]; options: TableOption[]; name: string; blurb: string; weight: string; note: string;
  cover: string | null; lessons: { key: string; name: string }[]; examples: number; rulebook: string[]; puzzles: boolean; spans: { name: string; first: number; size: number }[]; by_colour: boolean; board: "own" | "drawn" | "words";
}
/** What there is to solve; `days` are the names in the order in which days take them. */
export interface Puzzles { game: string; margin: number; walks: number; days: string[]; puzzles: { id: string; difficulty: Difficulty; missed: number }[] }
export type Difficulty = 1 | 2 | 3;
/** What may follow an answer, and what it brings. */
export interface Followed { answers: string[]; story: Text[]; gains: Record<string, number> }
/** A position with one best answer; `choices` has the best first, chances in millionths of a victory. */
export interface Puzzle {
  id: string; game: string; seat: number; difficulty: Difficulty; missed: number; margin: number; walks: number; error: number;
  view: View; options: Option[]; choices: { notation: string; text: Text; chance: number; line: Followed }[];
}
/** A step of a lesson or an example: what is told, the answer that is asked for, and what is said to others (answers as `span:index`). */
export interface ToldStep {
  move: number; say: string; text: string; answer: Omit<Option, "id"> | null;
  possible?: string[]; reasons?: (Reason & { at: string[] })[]; refused?: { notation: string; text: Text; reason: Reason }[];
}
/** A match that is told step by step; `shows` are the rules of an example, `more` ends a lesson. */
export interface Told { key: string; title: string; players: number; seat: number; options: Record<string, unknown>; steps: ToldStep[]; more?: string; shows?: string[] }
/** `here`: it can think on the visitor's own device. */
export interface BotInfo { key: string; level: number; games: string[] | null; here: boolean }
/** A chapter of a rulebook: headings have names that are the same in all languages, the HTML was made by `charsu.rulebook.book`. */
export interface Chapter { id: string; level: number; title: string; html: string; rules: string[] }
export interface Rulebook { language: string; title: string; chapters: Chapter[]; aid: string }
export interface Created { id: string; secret: string | null; link: string; seats: number[]; host: boolean }
export interface SeatWish { kind: "me" | "hot" | "open" | "bot"; name?: string; bot?: string; colour?: string }
