/** The contract between the table screen and a game: see web/README.md. */
import type { Component } from "svelte";
import type { Desk } from "../lib/desk.svelte";
import type { Note, Option, Text, View } from "../lib/protocol";

/** Something on the table that can be pointed at: `kind` and `index` name it for help, `span` for answers, with `which` where its index is another. */
export interface Thing { readonly kind: string; readonly index: number; readonly span?: string; readonly which?: number }
/** What an answer costs or gives: the name of an icon, the message that names it, and how much. */
export interface Chip { readonly name: string; readonly words: string; readonly amount: number }
export interface Help { readonly title: string; readonly text: string; readonly rules: readonly string[] }

export interface GameModule {
  readonly Board: Component<{ desk: Desk }>;
  /** The belongings of one seat, inside its row of the players column. */
  readonly Purse: Component<{ desk: Desk; seat: number }>;
  /** What lies beside the board: on a wide screen it stands in a column of its own, otherwise `Board` shows it. */
  readonly Side?: Component<{ desk: Desk }>;
  /** The faces the looking seat holds: on a wide screen in that column too, otherwise under the board. */
  readonly Hand?: Component<{ desk: Desk }>;
  /** A small picture for an answer or a chip. */
  readonly Icon?: Component<{ name: string; index?: number; size?: number }>;
  /** Answers that may be told by their pictures and printed numbers alone where there are many beside the board: their spans. */
  readonly pictured?: readonly string[];
  /** A small picture of what table options choose, for the screen where a table is made. */
  readonly Preview?: Component<{ options: Record<string, unknown> }>;
  /** True when an answer should be asked once more. */
  risky?(option: Option, view: View): boolean;
  /** Other words for the question, for whoever is asked: what only that seat may know can change it. */
  question?(view: View, options: Option[]): Text | null;
  help?(thing: Thing, view: View): Help | null;
  /** Where on the board something happened: selectors of what is to be marked. */
  mark?(note: Note, view: View): string[];
  /** Pieces that pass where another piece stands afterwards: their names on the board, in pairs. */
  past?(notes: readonly Note[]): [string, string][];
  /** Events that are seen on the board and would only lengthen a headline. */
  readonly plain?: readonly string[];
  /** The board in words: headed lists for screen readers and for the text view. */
  describe?(view: View): { head: string; lines: string[] }[];
  /** What the ending chart draws: points or rubies of a seat, and how that is called. */
  score?(view: View, seat: number): number;
  readonly scoreName?: string;
  /** Where points come from: the names of sources, each with the events whose notes tell its points. */
  readonly sources?: Readonly<Record<string, readonly string[]>>;
}
