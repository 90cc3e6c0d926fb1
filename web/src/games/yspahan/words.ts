/** The board in words, for screen readers and for the text view. */
import type { View } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import { homeOf, souksOf, tableOf, type SquareView, type YspahanTable } from "./table";

export function describe(view: View): { head: string; lines: string[] }[] {
  const table = tableOf(view);
  const seat = (one: number | null): string => (one === null ? "—" : t(`yspahan-seat-${one}`));
  const tower = table.tower.map((row) => `${t(`yspahan-row-${row.key}`)}: ${row.white + row.yellow > 0 ? t("web-yspahan-dice-on-row", { count: row.white + row.yellow, value: row.value, yellow: row.yellow }) : t("web-yspahan-row-empty")}`).reverse();
  const city = souksOf(table).map((souk) => `${t(`yspahan-souk-${souk.key}`)} (${souk.points}): ${souk.shops.map((shop) => seat(shop.owner)).join(", ")}`);
  const beside = table.squares.filter((square) => square.shops.length > 0).map((square) => `${squareName(square)}: ${square.shops.map((shop) => shopName(table, shop)).join("; ")}`);
  const caravan = table.caravan.lines.map((line, i) => `×${table.caravan.factors[i]}, +${table.caravan.points[i]}: ${line.map(seat).join(", ")}`).reverse();
  return [
    { head: `${t("yspahan-label-week")} ${table.week}, ${t("yspahan-label-day")} ${table.day}`, lines: [`${t("yspahan-label-first")}: ${seat(table.first)}`, `${t("yspahan-label-deck")}: ${table.deck}`] },
    { head: t("yspahan-label-tower"), lines: tower },
    { head: t("yspahan-label-city"), lines: [`${t("yspahan-label-supervisor")}: ${squareName(table.squares[table.supervisor])}`, ...city, ...beside] },
    { head: t("yspahan-label-caravan"), lines: caravan },
    ...table.seats.map((one) => ({ head: seat(one.seat), lines: seatLines(one) })),
  ];
}

const squareName = (square: SquareView | undefined): string => (square ? t(`yspahan-square-${square.key}`) : "");

function shopName(table: YspahanTable, shop: number): string {
  const spot = homeOf(table, shop)?.souk.shops.find((one) => one.id === shop);
  return spot ? `${t(`yspahan-shop-${spot.key}`)}${spot.owner === null ? "" : ` (${t(`yspahan-seat-${spot.owner}`)})`}` : "";
}

function seatLines(one: YspahanTable["seats"][number]): string[] {
  const hand = one.hand ? Object.entries(one.hand).map(([card, count]) => `${t(`yspahan-card-${card}`)} ×${count}`).join(", ") || "0" : String(one.cards);
  const built = one.buildings.filter((building) => building.built).map((building) => t(`yspahan-building-${building.key}`));
  return [
    `${t("yspahan-label-points")}: ${one.points}; ${t("yspahan-label-gold")}: ${one.gold}; ${t("yspahan-label-camels")}: ${one.camels}`,
    `${t("yspahan-label-cards")}: ${hand}`,
    `${t("yspahan-label-buildings")}: ${built.join(", ") || "—"}`,
    `${t("yspahan-label-caravan")}: ${one.caravan}`,
  ];
}
