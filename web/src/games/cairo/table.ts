/** The picture of Cairo's table as `games/cairo/view.py` sends it, and small readings of it. */
import type { Desk } from "../../lib/desk.svelte";
import type { View } from "../../lib/protocol";
import { Follower, type Spot } from "../follow";

export const COLOURS = ["red", "yellow", "green", "blue", "white", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export interface StallView { owner: number | null; colour: Colour; tent: string; extensions: string[]; size: number; entrance: string | null }
export interface SupplyView { extensions: number; of: number; bank: number; gold: number | null; silver: number | null }
export interface PlayerView {
  seat: number; score: number; reserve: Colour[]; barkers: number; gold: Colour[]; silver: Colour[]; hand_size: number;
  hand: Record<string, number> | null; coins: Record<Colour, number> | null; out: boolean;
}
export interface BoardView { columns: number; rows: number; zones: string[]; sectors: string[]; spots: string[]; cut_off: string[] }
export interface CairoTable {
  board: BoardView; stalls: StallView[]; customers: Record<Colour, string | null>; supply: Record<Colour, SupplyView>; medals: { gold: number; silver: number };
  cards: Record<string, { sectors: number[] }>; joker_fee: number; display: (string | null)[]; deck: number; discard: Record<string, number>; laid: Record<string, number>;
  barkers: number; players: PlayerView[]; first: number; active: number; turn: number; final_phase: boolean; reconstructed: string[];
}

const SIDE = 15;

export const tableOf = (view: View): CairoTable => view.table as CairoTable;
export const decision = (view: View): string => view.question.id.replace("cairo-ask-", "");
export const colourAt = (index: number): Colour => COLOURS[index] ?? "red";
export const tiles = (stall: StallView): string[] => [stall.tent, ...stall.extensions];

/** `C10` is column 2, row 9. */
export const columnOf = (cell: string): number => cell.charCodeAt(0) - 65;
export const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;
export const cellAt = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;
export const idOf = (cell: string): number => SIDE * rowOf(cell) + columnOf(cell);
export const nameOf = (id: number): string => cellAt(id % SIDE, Math.floor(id / SIDE));
export const sectorOf = (board: BoardView, cell: string): number => Number(board.sectors[rowOf(cell)]?.[columnOf(cell)] ?? 0);
export const isSnack = (board: BoardView, cell: string): boolean => board.zones[rowOf(cell)]?.[columnOf(cell)] === "#";
export const beside = (one: string, other: string): boolean => Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1;

/** The answer's index of a card: `5` is the card of sector 5, `j2` the second joker. */
export const cardIndex = (card: string): number => (card.startsWith("j") ? 8 + Number(card.slice(1)) : Number(card) - 1);
export const cardAt = (index: number): string => (index > 8 ? `j${index - 8}` : String(index + 1));

/** What is being built while it is being built: 0 a tent, 1 an extension, 2 a moved tent, 3 and 4 tents of the start. */
export function work(view: View): { what: number; colour: Colour } | null {
  const what = view.question.args["what"];
  return typeof what === "number" ? { what, colour: colourAt(Number(view.question.args["a"] ?? 0) % 6) } : null;
}

export interface Area { sector: number; x: number; y: number; width: number; height: number }

/** The smallest rectangle around each sector, in cells. */
export function sectors(board: BoardView): Area[] {
  const boxes = new Map<number, { left: number; top: number; right: number; bottom: number }>();
  board.sectors.forEach((row, y) => [...row].forEach((mark, x) => {
    const box = boxes.get(Number(mark)) ?? { left: x, top: y, right: x, bottom: y };
    boxes.set(Number(mark), { left: Math.min(box.left, x), top: Math.min(box.top, y), right: Math.max(box.right, x), bottom: Math.max(box.bottom, y) });
  }));
  return [...boxes].sort(([a], [b]) => a - b).map(([sector, box]) => ({ sector, x: box.left, y: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1 }));
}

const followers = new WeakMap<Desk, Follower>();

/** A name for every extension, so that it can be seen travelling from the supply to its stall. */
export function extensions(desk: Desk): Map<string, string> {
  const follower = followers.get(desk) ?? new Follower();
  followers.set(desk, follower);
  const view = desk.view;
  return follower.follow(view, (): Spot[] => [
    ...COLOURS.map((colour) => ({ at: `supply-${colour}`, kind: `extension-${colour}`, supply: true })),
    ...tableOf(view).stalls.flatMap((stall) => stall.extensions.map((cell) => ({ at: cell, kind: `extension-${stall.colour}` }))),
  ]);
}
