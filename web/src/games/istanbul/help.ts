/** Help and the board in words. */
import type { View } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import type { Help, Thing } from "../module";
import { cardRule } from "./reasons";
import { CARDS, FIGURES, GOODS, tableOf, TAVERN, TILES, type Goods } from "./table";

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

// --- in words -------------------------------------------------------------------

const goodsLine = (goods: Goods): string => GOODS.map((name) => `${t(`istanbul-good-${name}`)} ${goods[name] ?? 0}`).join(", ");

export function describe(view: View): { head: string; lines: string[] }[] {
  const table = tableOf(view);
  const seat = (one: number): string => t(`istanbul-seat-${one}`);
  const players = table.players.map((player) => ({
    head: seat(player.seat),
    lines: [
      `${t("web-score-rubies")}: ${player.rubies}`,
      `${t("web-score-lira")}: ${player.lira ?? "?"}`,
      `${goodsLine(player.goods)} (${t("web-istanbul-capacity", { count: player.capacity })})`,
      `${t("web-istanbul-cards")}: ${player.hand ? Object.entries(player.hand).map(([card, count]) => `${t(`istanbul-card-${card}`)} ×${count}`).join(", ") || "0" : player.cards}`,
      `${t("web-istanbul-merchant")}: ${t(`istanbul-place-${player.merchant}`)}; ${t("web-istanbul-stack", { count: player.stack.length })}`,
      `${t("web-istanbul-assistants-at")}: ${player.assistants.map((place) => t(`istanbul-place-${place}`)).join(", ") || "–"}`,
      `${t("web-istanbul-family")}: ${t(`istanbul-place-${player.family}`)}`,
      ...(player.tiles.length > 0 ? [`${t("web-istanbul-tiles")}: ${player.tiles.map((tile) => t(`istanbul-tile-${tile}`)).join(", ")}`] : []),
    ],
  }));
  const board = { head: t("web-board"), lines: table.layout.map((number, cell) => placeLine(table.places[String(number)] ?? null, number, cell, table.columns)) };
  return [board, ...players];
}

function placeLine(place: ReturnType<typeof tableOf>["places"][string] | null, number: number, cell: number, columns: number): string {
  const where = t("web-istanbul-cell", { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 });
  if (!place) return `${where}: –`;
  const parts = [
    ...place.merchants.map((one) => `${t("web-istanbul-merchant")} ${t(`istanbul-seat-${one}`)}`),
    ...place.assistants.map((one) => `${t("web-istanbul-assistant")} ${t(`istanbul-seat-${one}`)}`),
    ...place.figures.map((one) => t(`istanbul-figure-${one}`)),
    ...(place.price === undefined ? [] : [t("web-istanbul-price", { price: place.price })]),
    ...(place.rubies === undefined ? [] : [`${t("web-score-rubies")}: ${place.rubies}`]),
    ...(place.demand ? [`${t("web-istanbul-wanted")}: ${goodsLine(place.demand)}`] : []),
  ];
  return `${where}: ${number} ${t(`istanbul-place-${number}`)}${parts.length > 0 ? ` – ${parts.join("; ")}` : ""}`;
}
