/** What a thing does, in two lines. */
import type { Help, Thing } from "../module";
import { cardRule } from "./reasons";
import { CARDS, FIGURES, TAVERN, TILES } from "./table";

const two = (number: number): string => String(number).padStart(2, "0");

function placeRules(number: number): string[] {
  if (number <= 16) return [`IST-P${two(number)}-01`];
  return number <= 20 ? [`MB-P${number}-01`] : [`LS-P${number}-01`];
}

export function help(thing: Thing): Help | null {
  const { kind, index } = thing;
  if (kind === "place") return { title: `istanbul-place-${index}`, text: `web-istanbul-help-place-${index}`, rules: placeRules(index) };
  if (kind === "card") return { title: `istanbul-card-${CARDS[index] ?? ""}`, text: `web-istanbul-help-card-${CARDS[index] ?? ""}`, rules: [cardRule(index)] };
  if (kind === "guild") return { title: `istanbul-place-${index}`, text: `istanbul-guild-${index}`, rules: [`MB-GUILD-${two(index)}`] };
  if (kind === "kiosk") return { title: "istanbul-place-22", text: `istanbul-kiosk-${index}`, rules: [`LS-KIOSK-${two(index)}`] };
  if (kind === "tavern") return { title: `istanbul-tavern-${TAVERN[index] ?? ""}`, text: `web-istanbul-help-tavern-${TAVERN[index] ?? ""}`, rules: [["MB-TAVERN-01", "MB-TAVERN-03"][index] ?? "MB-P19-01"] };
  if (kind === "barrier") return { title: "web-istanbul-barrier", text: "web-istanbul-help-barrier", rules: ["MB-BARRIER-01"] };
  if (kind === "tile") return { title: `istanbul-tile-${TILES[index] ?? ""}`, text: `web-istanbul-help-tile-${TILES[index] ?? ""}`, rules: ["IST-TURN-05"] };
  if (kind === "figure") return { title: `istanbul-figure-${FIGURES[index] ?? ""}`, text: `web-istanbul-help-figure-${FIGURES[index] ?? ""}`, rules: [["IST-ENC-40", "IST-ENC-50", "MB-ENC-01", "LS-COUR-01"][index] ?? "IST-ENC-20"] };
  if (kind === "family") return { title: "web-istanbul-family", text: "web-istanbul-help-family", rules: ["IST-ENC-30"] };
  if (kind === "assistant") return { title: "web-istanbul-assistant", text: "web-istanbul-help-assistant", rules: ["IST-MOVE-08"] };
  return null;
}
