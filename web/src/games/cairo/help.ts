/** Help, reasons and the board in words. */
import type { Option, Text, View } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import type { Help, Reason, Thing } from "../module";
import { beside, COLOURS, colourAt, decision, idOf, isSnack, nameOf, sectorOf, tableOf, tiles, work, type CairoTable, type Colour, type PlayerView, type StallView } from "./table";

const plain = (name: string, title: string, ...rules: string[]): Help => ({ title, text: `web-cairo-help-${name}`, rules });

export function help(thing: Thing): Help | null {
  const { kind, index } = thing;
  const colour = index % 6;
  if (kind === "stall") return plain(index >= 24 ? "stall-neutral" : "stall", `web-cairo-stall-${colour}`, index >= 24 ? "CAI-2P-07" : "CAI-PAY-01", "CAI-MEDAL-03");
  if (kind === "customer") return plain("customer", `web-cairo-customer-${index}`, "CAI-CUST-05", "CAI-INCOME-01");
  if (kind === "card") return index > 8 ? plain("joker", `web-cairo-card-${index}`, "CAI-CARD-03") : plain("card", `web-cairo-card-${index}`, "CAI-CARD-02");
  if (kind === "supply") return plain("supply", `cairo-goods-${index}`, "CAI-FINAL-01", "CAI-MEDAL-03");
  if (kind === "coin") return plain("coin", `cairo-goods-${index}`, "CAI-PAY-02", "CAI-PAY-03");
  if (kind === "purse") return plain("purse", "cairo-label-coins", "CAI-INFO-01");
  if (kind === "reserve") return plain(colour === 5 ? "tent-purple" : "tent", `web-cairo-tent-${colour}`, "CAI-TENT-02", "CAI-TENT-07");
  if (kind === "deck") return plain("deck", "cairo-label-deck", "CAI-DRAW-01");
  if (kind === "barker") return plain("barker", "cairo-label-barkers", "CAI-CUST-07");
  return null;
}

// --- the question -------------------------------------------------------------

/** Who can only stop building is not asked whether to build; the others hear the usual question and learn nothing. */
export function question(view: View, options: Option[]): Text | null {
  const [only] = options;
  const stuck = options.length === 1 && only?.span === "pass" && decision(view) === "action";
  return stuck ? { id: "web-cairo-cannot-build", args: {} } : null;
}

// --- why not -------------------------------------------------------------------

export function whyNot(thing: Thing, view: View, _options: Option[]): Reason | null {
  const table = tableOf(view);
  const asked = decision(view);
  const mine = table.players[view.seat ?? -1];
  if (!mine || view.actor !== view.seat) return null;
  if (thing.kind === "cell" && asked === "cell") return whyNotHere(table, nameOf(thing.index), view);
  if (thing.kind === "cell" && asked === "entrance") return whyNoEntrance(table, nameOf(thing.index), nameOf(Number(view.question.args["b"])));
  if (thing.kind === "cell" && asked === "visit") return whyNoVisit(table, nameOf(thing.index), colourAt(Number(view.question.args["a"])));
  if (thing.kind === "customer" && asked === "action") return whyNoCall(table, colourAt(thing.index));
  if (thing.kind === "stall" && asked === "action") return whyNoGrowth(table, mine, thing.index);
  if (thing.kind === "reserve" && asked === "action") return { id: "web-cairo-why-tent", rule: "CAI-CARD-01" };
  if (thing.kind === "card" && thing.span === "card" && (asked === "card" || asked === "three")) return whyNoPlay(table, thing.index);
  if ((thing.kind === "deck" || thing.kind === "barker" || thing.kind === "card") && table.final_phase) return { id: "web-cairo-why-final", rule: "CAI-FINAL-02" };
  return null;
}

function whyNotHere(table: CairoTable, cell: string, view: View): Reason | null {
  const job = work(view);
  if (!job) return null;
  const extending = job.what === 1;
  const built = table.stalls.flatMap((stall) => tiles(stall).map((tile) => ({ stall, tile })));
  if (isTaken(table, cell)) return { id: "web-cairo-why-taken", rule: "CAI-CELL-02" };
  if (job.what === 2 && Number(view.question.args["b"]) === idOf(cell)) return { id: "web-cairo-why-old-cell", rule: "CAI-MOVE-04" };
  if (isSnack(table.board, cell) !== (job.colour === "purple")) return { id: job.colour === "purple" ? "web-cairo-why-market" : "web-cairo-why-snack", rule: extending ? "CAI-EXT-03" : "CAI-TENT-03" };
  const near = built.filter(({ tile }) => beside(tile, cell)).map(({ stall }) => stall);
  return (extending ? whyNoExtension(near, job.colour, view.actor) : whyNoTent(table, near, cell, job)) ?? whyNotCard(table, cell) ?? { id: "web-cairo-why-way", rule: "CAI-WAY-02" };
}

const isTaken = (table: CairoTable, cell: string): boolean =>
  table.stalls.some((stall) => stall.entrance === cell || tiles(stall).includes(cell)) || Object.values(table.customers).includes(cell);

/** Beside the tent and free, and yet no entrance: nobody could walk there. */
function whyNoEntrance(table: CairoTable, cell: string, tent: string): Reason {
  const possible = beside(cell, tent) && !isTaken(table, cell) && !isSnack(table.board, cell);
  return possible ? { id: "web-cairo-why-entrance-cut", rule: "CAI-WAY-02" } : { id: "web-cairo-why-entrance", rule: "CAI-TENT-02" };
}

function whyNoPlay(table: CairoTable, index: number): Reason {
  return index > 8 ? { id: "web-cairo-why-joker", args: { fee: table.joker_fee }, rule: "CAI-CARD-07" } : { id: "web-cairo-why-card", rule: "CAI-CARD-02" };
}

function whyNoExtension(near: StallView[], colour: Colour, seat: number | null): Reason | null {
  if (!near.some((stall) => stall.owner === seat && stall.colour === colour)) return { id: "web-cairo-why-apart", rule: "CAI-EXT-04" };
  return near.some((stall) => stall.owner !== seat && stall.colour === colour) ? { id: "web-cairo-why-same-colour", rule: "CAI-EXT-05" } : null;
}

function whyNoTent(table: CairoTable, near: StallView[], cell: string, job: { what: number; colour: Colour }): Reason | null {
  if (near.length > 0) return { id: "web-cairo-why-neighbour", rule: "CAI-TENT-07" };
  const sector = sectorOf(table.board, cell);
  const there = table.stalls.filter((stall) => sectorOf(table.board, stall.tent) === sector);
  if (there.some((stall) => stall.colour === job.colour)) return { id: "web-cairo-why-sector-colour", rule: "CAI-TENT-05" };
  return job.what >= 3 && there.length >= 2 ? { id: "web-cairo-why-sector-full", rule: "CAI-SETUP-16" } : null;
}

function whyNotCard(table: CairoTable, cell: string): Reason | null {
  const laid = Object.entries(table.laid);
  const [card, count] = laid[0] ?? ["", 0];
  const single = laid.length === 1 && count === 1;
  return single && !(table.cards[card]?.sectors ?? []).includes(sectorOf(table.board, cell)) ? { id: "web-cairo-why-sector", rule: "CAI-CARD-02" } : null;
}

function whyNoVisit(table: CairoTable, cell: string, colour: Colour): Reason {
  const stall = table.stalls.find((one) => one.entrance === cell);
  if (stall?.colour !== colour) return { id: "web-cairo-why-not-entrance", rule: "CAI-CUST-02" };
  return Object.values(table.customers).includes(cell) ? { id: "web-cairo-why-occupied", rule: "CAI-CUST-03" } : { id: "web-cairo-why-barkers", rule: "CAI-CUST-07" };
}

function whyNoCall(table: CairoTable, colour: Colour): Reason {
  if (table.final_phase) return { id: "web-cairo-why-final", rule: "CAI-FINAL-02" };
  return table.customers[colour] === null ? { id: "web-cairo-why-away", rule: "CAI-CUST-01" } : { id: "web-cairo-why-no-entrance", rule: "CAI-CUST-12" };
}

function whyNoGrowth(table: CairoTable, mine: PlayerView, index: number): Reason {
  const colour = colourAt(index % 6);
  if (Math.floor(index / 6) !== mine.seat) return { id: "web-cairo-why-foreign", rule: "CAI-EXT-04" };
  if (table.supply[colour].extensions === 0) return { id: "web-cairo-why-no-extension", rule: "CAI-EXT-01" };
  const own = mine.coins?.[colour] ?? 0;
  const others = Object.values(mine.coins ?? {}).reduce((sum, coins) => sum + coins, 0) - own;
  const cost = (table.stalls.find((stall) => stall.owner === mine.seat && stall.colour === colour)?.size ?? 1) + 1;
  if (own === 0) return { id: "web-cairo-why-no-coin", rule: "CAI-PAY-04" };
  if (others < 2 * (cost - own)) return { id: "web-cairo-why-coins", args: { cost }, rule: "CAI-PAY-03" };
  return { id: "web-cairo-why-no-place", rule: "CAI-CARD-01" };
}

// --- in words ------------------------------------------------------------------

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
