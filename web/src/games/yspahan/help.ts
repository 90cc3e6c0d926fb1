/** What a thing does, in two lines. */
import type { View } from "../../lib/protocol";
import type { Help, Thing } from "../module";
import { CARDS, homeOf, ROWS, tableOf, type YspahanTable } from "./table";

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
