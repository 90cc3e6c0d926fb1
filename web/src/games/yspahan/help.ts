/** Help, reasons and the board in words. */
import type { Option, View } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import type { Help, Reason, Thing } from "../module";
import { CARDS, decision, homeOf, ROWS, souksOf, tableOf, type BuildingView, type SeatView, type SquareView, type YspahanTable } from "./table";

const BUILDINGS = ["paddock", "shop", "hammam", "caravanserai", "bazaar", "hoist"];
const BUILDING_RULES = ["YSP-BUILD-08", "YSP-BUILD-09", "YSP-SUP-04", "YSP-CARAVAN-09", "YSP-WEEK-03", "YSP-BUILD-10"];
const ROW_RULES = ["YSP-ACT-04", "YSP-ACT-06", "YSP-ACT-06", "YSP-ACT-06", "YSP-ACT-06", "YSP-ACT-05"];
const two = (number: number): string => String(number).padStart(2, "0");

export function help(thing: Thing, view: View): Help | null {
  const { kind, index } = thing;
  const row = ROWS[index] ?? "camels";
  if (kind === "row") return { title: `yspahan-row-${row}`, text: `web-yspahan-help-row-${row === "camels" || row === "gold" ? row : "quarter"}`, rules: [ROW_RULES[index] ?? "YSP-ACT-03", "YSP-ACT-03"] };
  if (kind === "shop") return shopHelp(tableOf(view), index);
  if (kind === "square") return { title: "yspahan-label-supervisor", text: "web-yspahan-help-square", rules: ["YSP-SUP-01", "YSP-SUP-11"] };
  if (kind === "caravan") return { title: "yspahan-label-caravan", text: "web-yspahan-help-caravan", rules: ["YSP-CARAVAN-03", "YSP-CARAVAN-06"] };
  if (kind === "deck") return { title: "yspahan-label-cards", text: "web-yspahan-help-deck", rules: ["YSP-CARD-01"] };
  if (kind === "card") return { title: `yspahan-card-${CARDS[index] ?? ""}`, text: `yspahan-help-card-${CARDS[index] ?? ""}`, rules: [`YSP-CARD-${two(7 + index)}`] };
  if (kind === "building") return { title: `yspahan-building-${BUILDINGS[index] ?? ""}`, text: `yspahan-help-building-${BUILDINGS[index] ?? ""}`, rules: [BUILDING_RULES[index] ?? "YSP-BUILD-01"] };
  return null;
}

function shopHelp(table: YspahanTable, shop: number): Help | null {
  const home = homeOf(table, shop);
  const street = home?.souk.shops.find((one) => one.id === shop)?.street === true;
  return home ? { title: `yspahan-souk-${home.souk.key}`, text: street ? "web-yspahan-help-shop-street" : "web-yspahan-help-shop-inner", rules: ["YSP-SOUK-01", "YSP-WEEK-02"] } : null;
}

/** The rule that forbids choosing a thing now. */
export function whyNot(thing: Thing, view: View, _options: Option[]): Reason | null {
  const table = tableOf(view);
  const seat = view.seat ?? -1;
  const mine = table.seats[seat];
  const asked = decision(view);
  if (!mine || view.actor !== seat) return null;
  if (thing.kind === "row" && asked === "group") return whyNotRow(table, thing.index);
  if (thing.kind === "shop" && (asked === "place" || asked === "city")) return whyNotShop(table, thing.index, seat, asked === "place" ? Number(view.question.args["a"]) : null);
  if (thing.kind === "square" && asked === "move") return { id: "web-yspahan-why-gold", args: { price: table.squares[thing.index]?.price ?? 0, gold: mine.gold }, rule: "YSP-SUP-02" };
  if (thing.kind === "building" && thing.span === "building") return whyNotBuilding(mine.buildings[thing.index], mine, asked.startsWith("build"), view.players);
  if (thing.kind === "card") return whyNotCard(view, mine, CARDS[thing.index] ?? "exchange", asked);
  return null;
}

function whyNotRow(table: YspahanTable, index: number): Reason {
  const row = table.tower[index];
  return row && row.yellow > 0 ? { id: "web-yspahan-why-row-yellow", rule: "YSP-2P-07" } : { id: "web-yspahan-why-row-empty", rule: "YSP-ACT-11" };
}

function whyNotShop(table: YspahanTable, shop: number, seat: number, quarter: number | null): Reason | null {
  const home = homeOf(table, shop);
  if (!home) return null;
  if (quarter !== null && table.quarters[quarter] !== home.quarter) return { id: "web-yspahan-why-quarter", rule: "YSP-ACT-06" };
  if (home.souk.shops.some((one) => one.id === shop && one.owner !== null)) return { id: "web-yspahan-why-full", rule: "YSP-SOUK-02" };
  if (home.souk.owner !== null && home.souk.owner !== seat) return { id: "web-yspahan-why-souk-taken", rule: "YSP-SOUK-03" };
  return { id: "web-yspahan-why-unfinished", rule: "YSP-SOUK-04" };
}

function whyNotBuilding(building: BuildingView | undefined, mine: SeatView, now: boolean, players: number): Reason | null {
  if (!building) return null;
  if (building.built) return { id: "web-yspahan-why-built", rule: "YSP-BUILD-01" };
  if (mine.camels < building.camels || mine.gold < building.gold) return { id: "web-yspahan-why-price", args: { camels: building.camels, gold: building.gold }, rule: "YSP-BUILD-04" };
  if (now) return null;
  return players === 2 ? { id: "web-yspahan-why-build-two", rule: "YSP-2P-08" } : { id: "web-yspahan-why-build-now", rule: "YSP-FLOW-04" };
}

const WINDOWS = ["buy-dice", "group", "build", "end-turn"];
const why = (name: string, rule: string): Reason => ({ id: `web-yspahan-why-card-${name}`, rule });

/** At another moment no card is played; at the right one this card would do nothing, and that is the reason. */
function whyNotCard(view: View, mine: SeatView, card: (typeof CARDS)[number], asked: string): Reason {
  const building = card === "build-without-camels" || card === "build-without-gold";
  if (!WINDOWS.includes(asked) && !(building && asked === "build-instead")) return { id: "web-yspahan-why-card", rule: "YSP-CARD-05" };
  if (building) return whyNoWaiver(view, asked, card === "build-without-camels" ? "YSP-CARD-14" : "YSP-CARD-15");
  if (card === "three-camels" || card === "three-gold") return why("stock", "YSP-SETUP-05");
  if (card === "exchange") return why("exchange", "YSP-CARD-09");
  if (card === "sell-camels") return why("camels", "YSP-CARD-12");
  if (card === "sell-gold") return why("gold", "YSP-CARD-13");
  return card === "goods-to-city" && mine.cubes !== 0 ? why("city", "YSP-CARD-10") : why("cube", "YSP-SETUP-05");
}

function whyNoWaiver(view: View, asked: string, rule: string): Reason {
  if (view.players === 2 && asked !== "build-instead") return why("build-two", "YSP-2P-10");
  if (view.options["build_cards"] === "discount" && asked !== "build" && view.players > 2) return why("build-later", "YSP-BUILD-03");
  return why("build", rule);
}

// --- in words ------------------------------------------------------------------

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
  const found = homeOf(table, shop)?.souk.shops.find((one) => one.id === shop);
  return found ? `${t(`yspahan-shop-${found.key}`)}${found.owner === null ? "" : ` (${t(`yspahan-seat-${found.owner}`)})`}` : "";
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
