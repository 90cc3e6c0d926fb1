/** The picture of Yspahan's table as `games/yspahan/view.py` sends it, and small readings of it. */
import type { Desk } from "../../lib/desk.svelte";
import type { View } from "../../lib/protocol";
import { Follower, type Spot } from "../follow";

export interface RowView { key: string; value: number; white: number; yellow: number }
export interface ShopView { id: number; key: string; owner: number | null; street: boolean }
export interface SoukView { key: string; colour: string; points: number; owner: number | null; complete: boolean; shops: ShopView[] }
export interface QuarterView { key: string; souks: SoukView[] }
export interface SquareView { id: number; key: string; shops: number[]; price: number | null }
export interface BuildingView { key: string; built: boolean; camels: number; gold: number }
export interface SeatView {
  seat: number; points: number; gold: number; camels: number; buildings: BuildingView[]; cubes: number | null; cards: number;
  hand: Record<string, number> | null; caravan: number; week: number;
}
export interface YspahanTable {
  week: number; day: number; first: number; turn: number; order: number[]; tower: RowView[]; rolled: { value: number; white: number; yellow: number }[];
  quarters: QuarterView[]; squares: SquareView[]; supervisor: number;
  caravan: { lines: (number | null)[][]; points: number[]; factors: number[]; next: number };
  stock: { gold: number; camels: number } | null; deck: number; discard: Record<string, number>; seats: SeatView[];
}

export const ROWS = ["camels", "bag", "barrel", "chest", "vase", "gold"] as const;
export const CARDS = [
  "three-camels", "three-gold", "exchange", "goods-to-city", "goods-to-caravan", "sell-camels", "sell-gold", "build-without-camels", "build-without-gold",
] as const;

export const tableOf = (view: View): YspahanTable => view.table as YspahanTable;
export const decision = (view: View): string => view.question.id.replace("yspahan-ask-", "");
export const souksOf = (table: YspahanTable): SoukView[] => table.quarters.flatMap((quarter) => quarter.souks);

/** The souk and the quarter a shop belongs to. */
export function homeOf(table: YspahanTable, shop: number): { souk: SoukView; quarter: QuarterView } | undefined {
  for (const quarter of table.quarters)
    for (const souk of quarter.souks) if (souk.shops.some((one) => one.id === shop)) return { souk, quarter };
  return undefined;
}

const followers = new WeakMap<Desk, Follower>();

/** A name for every cube, so that it can be seen travelling from the stock to a shop and on to the Caravan. */
export function cubes(desk: Desk): Map<string, string> {
  const follower = followers.get(desk) ?? new Follower();
  followers.set(desk, follower);
  const view = desk.view;
  return follower.follow(view, () => cubeSpots(tableOf(view)));
}

function cubeSpots(table: YspahanTable): Spot[] {
  const shops = souksOf(table).flatMap((souk) => souk.shops).filter((shop) => shop.owner !== null);
  return [
    ...table.seats.map(({ seat }) => ({ at: `stock-${seat}`, kind: `cube-${seat}`, supply: true })),
    ...shops.map((shop) => ({ at: `shop-${shop.id}`, kind: `cube-${shop.owner}` })),
    ...table.caravan.lines.flat().flatMap((owner, place) => (owner === null ? [] : [{ at: `caravan-${place}`, kind: `cube-${owner}` }])),
  ];
}
