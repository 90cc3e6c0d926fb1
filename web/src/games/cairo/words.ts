/** The board in words, for screen readers and for the text view. */
import type { View } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import { COLOURS, tableOf, tiles, type CairoTable, type PlayerView } from "./table";

export function describe(view: View): { head: string; lines: string[] }[] {
  const table = tableOf(view);
  const seat = (one: number | null): string => (one === null ? "—" : t(`cairo-seat-${one}`));
  const stalls = table.stalls.map((stall) => `${t(`web-cairo-stall-${COLOURS.indexOf(stall.colour)}`)} (${stall.owner === null ? t("cairo-label-neutral") : seat(stall.owner)}): ${tiles(stall).join(", ")}; ${t("cairo-label-entrance")} ${stall.entrance ?? "—"}`);
  const customers = COLOURS.map((colour, i) => `${t(`web-cairo-customer-${i}`)}: ${table.customers[colour] ?? "—"}`);
  const supply = COLOURS.map((colour, i) => {
    const one = table.supply[colour];
    return `${t(`cairo-colour-${i}`)}: ${t("cairo-label-extensions")} ${one.extensions}, ${t("cairo-label-bank")} ${one.bank}, ${t("cairo-label-gold")} ${seat(one.gold)}, ${t("cairo-label-silver")} ${seat(one.silver)}`;
  });
  const cards = [`${t("cairo-label-display")}: ${table.display.filter((card) => card !== null).map((card) => cardWords(table, card)).join("; ")}`, `${t("cairo-label-deck")}: ${table.deck}`, `${t("cairo-label-barkers")}: ${table.barkers}`];
  return [
    { head: t("web-board"), lines: [...stalls, ...customers] },
    { head: t("web-cairo-supply"), lines: [...supply, ...cards] },
    ...table.players.map((player) => ({ head: seat(player.seat), lines: playerLines(table, player) })),
  ];
}

const cardWords = (table: CairoTable, card: string): string => (card.startsWith("j") ? `★ ${(table.cards[card]?.sectors ?? []).join(" ")}` : `${t("cairo-label-sector")} ${card}`);

function playerLines(table: CairoTable, player: PlayerView): string[] {
  const hand = player.hand ? Object.entries(player.hand).map(([card, count]) => `${cardWords(table, card)} ×${count}`).join("; ") || "0" : String(player.hand_size);
  const coins = player.coins ? COLOURS.map((colour, i) => `${t(`cairo-colour-${i}`)} ${player.coins?.[colour] ?? 0}`).join(", ") : t("web-cairo-hidden");
  return [
    `${t("cairo-label-points")}: ${player.score}; ${t("cairo-label-barkers")}: ${player.barkers}`,
    `${t("cairo-label-hand")}: ${hand}`,
    `${t("cairo-label-coins")}: ${coins}`,
    `${t("cairo-label-reserve")}: ${player.reserve.map((colour) => t(`cairo-colour-${COLOURS.indexOf(colour)}`)).join(", ") || "—"}`,
    ...(player.out ? [t("web-cairo-out")] : []),
  ];
}
