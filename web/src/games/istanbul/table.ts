/** The picture of Istanbul's table as `games/istanbul/view.py` sends it, and small readings of it. */
import type { View } from "../../lib/protocol";

export type Goods = Record<string, number>;
export interface PlaceView {
  merchants: number[]; neutral_merchants: number; assistants: number[]; neutral_assistants: number; families: number[]; figures: string[];
  companions?: number[];
  rubies?: number; price?: number; mail?: number; gives?: Goods; demand?: Goods | null; tile?: number | null; pays?: number[]; goods?: Goods;
  /** Mosque tiles and tavern tiles by kind; at the kiosk how many are left. */
  tiles?: Record<string, number | null> | number;
  deck?: number; seals?: number; lira?: number; barrier?: number; baksheesh?: { coffee: number; good: string; count: number };
  [more: string]: unknown;
}
export interface PlayerView {
  seat: number; lira: number | null; goods: Goods; capacity: number; extensions: number; rubies: number; tiles: string[];
  merchant: number; family: number; stack: string[]; assistants: number[]; cards: number; hand: Goods | null;
  coffee?: number; guild_cards?: number; guild_hand?: number[] | null; tavern_tiles?: string[];
  companion?: number | null; companion_in?: string; letters?: number[]; delivered?: number[]; seals?: number;
  [more: string]: unknown;
}
export interface IstanbulTable {
  columns: number; rows: number; layout: number[]; places: Record<string, PlaceView>; players: PlayerView[];
  active: number; starter: number; round: number; goal: number; last_round: boolean; dice: number[]; deck: number; pile: string[];
  rubies_in_supply: number; caravan: { in_play: boolean; leader: number | null }; sold: Goods;
  barrier?: { cells: number[]; holder: number } | null; guild_deck?: number; guild_pile?: number[]; letter_pile?: number; kiosk_tiles?: number[]; auction?: { bid: number; bidder: number } | null;
  [more: string]: unknown;
}

/** Is there coffee in this game? Are there letters? */
export const hasCoffee = (table: IstanbulTable): boolean => table.players[0]?.coffee !== undefined;
export const hasLetters = (table: IstanbulTable): boolean => table.players[0]?.letters !== undefined;
/** The words of a kiosk tile; those with coffee only give lira where there is none. */
export const kioskWords = (table: IstanbulTable, tile: number): string => `istanbul-kiosk-${!hasCoffee(table) && (tile === 13 || tile === 14) ? tile + 12 : tile}`;

export const tableOf = (view: View): IstanbulTable => view.table as IstanbulTable;
export const decision = (view: View): string => view.question.id.replace("istanbul-ask-", "");

export const GOODS = ["red", "green", "yellow", "blue"] as const;
export const CARDS = [
  "good", "five-lira", "far", "stay", "recall", "family", "small-market", "palace", "post-office", "dealer",
  "coffee", "guild-card", "coffee-sale", "exchange", "dice", "six", "corner", "wainwright", "coffee-house",
  "letter", "dice-total", "good-sale", "red-and-lira", "green-and-lira", "yellow-and-lira", "copy", "family-walk", "to-merchant",
  "companion-far", "figure", "mosque", "secret-society", "anywhere",
] as const;
export const TILES = ["red", "green", "blue", "yellow"] as const;
export const TILE_GOOD: Record<string, number> = { red: 0, green: 1, blue: 3, yellow: 2 };
export const TAVERN = ["movement", "encounter"] as const;
export const FIGURES = ["governor", "smuggler", "coffee-trader", "courier"] as const;
/** How the figures are drawn. */
export const ROLES = ["governor", "smuggler", "trader", "courier"] as const;

/** How much of a tile's width everybody on it would take side by side, in hundredths. */
export function crowding(place: PlaceView): number {
  const people = place.families.length + place.figures.length + (place.companions?.length ?? 0);
  return 29 * (place.merchants.length + place.neutral_merchants) + 21 * people + 24 * (place.assistants.length + place.neutral_assistants);
}

/** A row of goods as single wares: {red: 2, blue: 1} → [0, 0, 3]. "any" becomes 9. */
export function wares(goods: Goods | null | undefined): number[] {
  if (!goods) return [];
  const row = GOODS.flatMap((name, i) => Array<number>(Math.max(0, goods[name] ?? 0)).fill(i));
  return [...row, ...Array<number>(goods["any"] ?? 0).fill(9)];
}
