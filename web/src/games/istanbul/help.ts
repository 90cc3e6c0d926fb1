/** What a thing does, in two lines. */
import type { View } from "../../lib/protocol";
import type { Help, Thing } from "../module";
import { CARDS, FIGURES, hasCoffee, hasLetters, kioskWords, tableOf, TAVERN, TILES, type IstanbulTable } from "./table";

const two = (number: number): string => String(number).padStart(2, "0");

const BASE_CARDS = ["10", "20", "30", "40", "50", "60", "70", "80", "80", "80"];

/** The cards of the expansions follow those of the base game; letters' card 4 has three colours. */
function cardRule(index: number): string {
  if (index < 10) return `IST-CARD-${BASE_CARDS[index] ?? "10"}`;
  return index < 19 ? `MB-CARD-${two(index - 9)}` : `LS-CARD-${two(index <= 22 ? index - 18 : index <= 24 ? 4 : index - 20)}`;
}

function placeRules(number: number): string[] {
  if (number <= 16) return [`IST-P${two(number)}-01`];
  return number <= 20 ? [`MB-P${number}-01`] : [`LS-P${number}-01`];
}

/** What a place does in this game: the expansions add to some. */
function placeHelp(table: IstanbulTable, number: number): Help {
  const title = `istanbul-place-${number}`;
  const text = `web-istanbul-help-place-${number}`;
  if ((number === 6 || number === 24) && hasCoffee(table)) return { title, text: `${text}-coffee`, rules: [...placeRules(number), ...(number === 6 ? ["MB-P06-01"] : [])] };
  if (number === 7 && hasLetters(table)) return { title, text: `${text}-letters`, rules: [...placeRules(number), "LS-COMP-01"] };
  return { title, text, rules: placeRules(number) };
}

export function help(thing: Thing, view: View): Help | null {
  const { kind, index } = thing;
  if (kind === "place") return placeHelp(tableOf(view), index);
  if (kind === "card") return { title: `istanbul-card-${CARDS[index] ?? ""}`, text: `web-istanbul-help-card-${CARDS[index] ?? ""}`, rules: [cardRule(index)] };
  if (kind === "guild") return { title: `istanbul-place-${index}`, text: `istanbul-guild-${index}`, rules: [`MB-GUILD-${two(index)}`] };
  if (kind === "kiosk") return { title: "istanbul-place-22", text: kioskWords(tableOf(view), index), rules: [`LS-KIOSK-${two(index)}`] };
  if (kind === "tavern") return { title: `istanbul-tavern-${TAVERN[index] ?? ""}`, text: `web-istanbul-help-tavern-${TAVERN[index] ?? ""}`, rules: [["MB-TAVERN-01", "MB-TAVERN-03"][index] ?? "MB-P19-01"] };
  if (kind === "barrier") return { title: "web-istanbul-barrier", text: "web-istanbul-help-barrier", rules: ["MB-BARRIER-01"] };
  if (kind === "tile") return { title: `istanbul-tile-${TILES[index] ?? ""}`, text: `web-istanbul-help-tile-${TILES[index] ?? ""}`, rules: ["IST-TURN-05"] };
  if (kind === "figure") return { title: `istanbul-figure-${FIGURES[index] ?? ""}`, text: `web-istanbul-help-figure-${FIGURES[index] ?? ""}`, rules: [["IST-ENC-40", "IST-ENC-50", "MB-ENC-01", "LS-COUR-01"][index] ?? "IST-ENC-20"] };
  if (kind === "family") return { title: "web-istanbul-family", text: "web-istanbul-help-family", rules: ["IST-ENC-30"] };
  if (kind === "assistant") return { title: "web-istanbul-assistant", text: "web-istanbul-help-assistant", rules: ["IST-MOVE-08"] };
  return null;
}
