/** The board in words, for screen readers and for the text view. */
import type { View } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import { GOODS, kioskWords, tableOf, type Goods, type IstanbulTable, type PlaceView, type PlayerView } from "./table";

const seatName = (seat: number): string => t(`istanbul-seat-${seat}`);
const placeName = (place: number): string => t(`istanbul-place-${place}`);
const listed = (names: string[]): string => names.join(", ") || "—";
/** A line only where the game at this table has such a thing. */
const where = (there: unknown, line: () => string): string[] => (there === undefined || there === null ? [] : [line()]);
/** What there is of each kind, leaving out what there is not. */
const goodsThere = (goods: Goods): string => listed(Object.entries(goods).filter(([, count]) => count > 0).map(([name, count]) => `${t(name === "any" ? "web-istanbul-any" : name === "lira" ? "istanbul-score-lira" : `istanbul-good-${name}`)} ${count}`));
const goodsLine = (goods: Goods): string => GOODS.map((name) => `${t(`istanbul-good-${name}`)} ${goods[name] ?? 0}`).join(", ");

export function describe(view: View): { head: string; lines: string[] }[] {
  const table = tableOf(view);
  const board = { head: t("web-board"), lines: [...table.layout.map((number, cell) => placeLine(table, number, cell)), ...common(table)] };
  return [board, ...table.players.map((player) => ({ head: seatName(player.seat), lines: playerLines(player) }))];
}

function common(table: IstanbulTable): string[] {
  return [
    ...where(table.barrier, () => `${t("web-istanbul-barrier")}: ${(table.barrier?.cells ?? []).map((cell) => placeName(table.layout[cell] ?? 0)).join(" | ")}, ${seatName(table.barrier?.holder ?? 0)}`),
    ...(table.kiosk_tiles?.length ? [`${t("web-istanbul-kiosk")}: ${listed(table.kiosk_tiles.map((tile) => t(kioskWords(table, tile))))}`] : []),
    ...(table.caravan.leader === null ? [] : [`${t("web-istanbul-caravan")}: ${seatName(table.caravan.leader)}`]),
  ];
}

function playerLines(player: PlayerView): string[] {
  const hand = player.hand ? listed(Object.entries(player.hand).map(([card, count]) => `${t(`istanbul-card-${card}`)} ×${count}`)) : player.cards;
  return [
    `${t("istanbul-score-rubies")}: ${player.rubies}`,
    `${t("istanbul-score-lira")}: ${player.lira ?? "?"}`,
    `${goodsLine(player.goods)} (${t("web-istanbul-capacity", { count: player.capacity })})`,
    ...where(player.coffee, () => `${t("web-coffee")}: ${player.coffee ?? 0}`),
    `${t("web-istanbul-cards")}: ${hand}`,
    ...where(player.guild_cards, () => `${t("web-guild-cards")}: ${player.guild_hand ? listed(player.guild_hand.map((card) => t(`istanbul-guild-${card}`))) : (player.guild_cards ?? 0)}`),
    `${t("web-istanbul-merchant")}: ${placeName(player.merchant)}; ${t("web-istanbul-stack", { count: player.stack.length })}`,
    `${t("web-istanbul-assistants-at")}: ${listed(player.assistants.map(placeName))}`,
    `${t("web-istanbul-family")}: ${placeName(player.family)}`,
    ...where(player.companion, () => `${t("web-istanbul-companion")}: ${placeName(player.companion ?? 0)}`),
    ...(player.tiles.length > 0 ? [`${t("web-istanbul-tiles")}: ${listed(player.tiles.map((tile) => t(`istanbul-tile-${tile}`)))}`] : []),
    ...(player.tavern_tiles?.length ? [listed(player.tavern_tiles.map((tile) => t(`istanbul-tavern-${tile}`)))] : []),
    ...where(player.letters, () => `${t("web-letters")}: ${listed((player.letters ?? []).map(placeName))}; ${t("web-istanbul-delivered")}: ${listed((player.delivered ?? []).map(placeName))}; ${t("web-seals")}: ${player.seals ?? 0}`),
  ];
}

function placeLine(table: IstanbulTable, number: number, cell: number): string {
  const spot = t("web-istanbul-cell", { row: Math.floor(cell / table.columns) + 1, column: (cell % table.columns) + 1 });
  const place = table.places[String(number)];
  if (!place) return `${spot}: —`;
  const parts = [...people(place), ...offers(place)];
  return `${spot}: ${number} ${placeName(number)}${parts.length > 0 ? ` — ${parts.join("; ")}` : ""}`;
}

function people(place: PlaceView): string[] {
  const of = (what: string, seats: number[]): string[] => seats.map((seat) => `${t(what)} (${seatName(seat)})`);
  return [
    ...of("web-istanbul-merchant", place.merchants),
    ...of("web-istanbul-companion", place.companions ?? []),
    ...of("web-istanbul-assistant", place.assistants),
    ...of("web-istanbul-family", place.families),
    ...place.figures.map((figure) => t(`istanbul-figure-${figure}`)),
  ];
}

/** What the place shows: prices, rubies, wishes, tiles. */
function offers(place: PlaceView): string[] {
  const tiles = typeof place.tiles === "object" ? Object.entries(place.tiles) : [];
  const tile = (name: string): string => t(name === "movement" || name === "encounter" ? `istanbul-tavern-${name}` : `istanbul-tile-${name}`);
  return [
    ...where(place.price, () => t("web-istanbul-price", { price: place.price ?? 0 })),
    ...where(place.rubies, () => `${t("istanbul-score-rubies")}: ${place.rubies ?? 0}`),
    ...where(place.demand, () => `${t("web-istanbul-wanted")}: ${goodsThere(place.demand ?? {})}`),
    ...where(place.goods, () => `${t("web-istanbul-wanted")}: ${goodsThere(place.goods ?? {})}`),
    ...where(place.gives, () => goodsThere(place.gives ?? {})),
    ...tiles.flatMap(([name, need]) => (need === null ? [] : [`${tile(name)} ${need}`])),
    ...where(place.baksheesh, () => `${t("web-istanbul-baksheesh")}: ${t("web-coffee")} ${place.baksheesh?.coffee ?? 0}, ${t(`istanbul-good-${place.baksheesh?.good ?? ""}`)} ${place.baksheesh?.count ?? 0}`),
    ...where(place.seals, () => `${t("web-seals")}: ${place.seals ?? 0}`),
  ];
}
