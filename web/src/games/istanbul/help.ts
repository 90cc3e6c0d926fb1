/** Help, reasons and the board in words. */
import type { Option, View } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import type { Help, Reason, Thing } from "../module";
import { CARDS, distance, FIGURES, GOODS, tableOf, TILES, type Goods, type IstanbulTable, type PlayerView } from "./table";

const two = (number: number): string => String(number).padStart(2, "0");
const BASE_RULES = ["10", "20", "30", "40", "50", "60", "70", "80", "80", "80"];

/** The cards of the expansions follow those of the base game; letters' card 4 has three colours. */
function cardRule(index: number): string {
  if (index < 10) return `IST-CARD-${BASE_RULES[index] ?? "10"}`;
  if (index < 19) return `MB-CARD-${two(index - 9)}`;
  return `LS-CARD-${two(index <= 22 ? index - 18 : index <= 24 ? 4 : index - 20)}`;
}

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
  if (kind === "barrier") return { title: "web-istanbul-barrier", text: "web-istanbul-help-barrier", rules: ["MB-BARRIER-01"] };
  if (kind === "tile") return { title: `istanbul-tile-${TILES[index] ?? ""}`, text: `web-istanbul-help-tile-${TILES[index] ?? ""}`, rules: ["IST-TURN-05"] };
  if (kind === "figure") return { title: `istanbul-figure-${FIGURES[index] ?? ""}`, text: `web-istanbul-help-figure-${FIGURES[index] ?? ""}`, rules: [["IST-ENC-40", "IST-ENC-50", "MB-ENC-01", "LS-COUR-01"][index] ?? "IST-ENC-20"] };
  if (kind === "family") return { title: "web-istanbul-family", text: "web-istanbul-help-family", rules: ["IST-ENC-30"] };
  if (kind === "assistant") return { title: "web-istanbul-assistant", text: "web-istanbul-help-assistant", rules: ["IST-MOVE-08"] };
  return null;
}

// --- why not? -------------------------------------------------------------------

interface Scene { readonly table: IstanbulTable; readonly mine: PlayerView; readonly asked: string; readonly at: number; readonly view: View }
type Moment = "move" | "arrived" | "between" | "action" | "rolled" | "encounter" | "last" | "question";
interface Check { readonly fails: (scene: Scene) => boolean; readonly reason: Reason }
interface Playable { readonly moments: readonly Moment[]; readonly untimely: Reason; readonly checks: readonly Check[] }

const because = (name: string, rule: string, args?: Reason["args"]): Reason => ({ id: `web-istanbul-why-${name}`, rule, ...(args ? { args } : {}) });
const placeName = (number: number): { ref: string } => ({ ref: `istanbul-place-${number}` });
const total = (goods: Goods): number => Object.values(goods).reduce((sum, count) => sum + count, 0);

/** The moments of a turn as the cards tell them apart, by what is asked; whatever is missing must be answered first. */
const ASKED: Record<Exclude<Moment, "question">, readonly string[]> = {
  move: ["move"],
  arrived: ["assistant", "leap", "companion-far"],
  between: ["pay", "act", "repeat", "encounter", "finish"],
  action: ["sell", "fetch", "take-card", "discard", "local-good", "extra-good", "pay-any", "different-goods", "two-goods", "announce", "guild-tile", "any-action", "roast", "discard-guild", "barrier", "beside", "ruby", "catacombs", "act-now"],
  rolled: ["bend"],
  encounter: ["governor-price", "smuggler-good", "smuggler-price", "trader-price", "courier-price"],
  last: ["last-cards"],
};
const MOMENTS = new Map<string, Moment>(Object.entries(ASKED).flatMap(([moment, all]) => all.map((asked) => [asked, moment as Moment])));
const EVER: readonly Moment[] = ["move", "arrived", "between", "action", "rolled", "encounter", "last"];
const FIRST = because("first", "IST-TURN-04");

const moving = (rule: string): Playable => ({
  moments: ["move"], untimely: because("card-move", rule),
  checks: [{ fails: ({ view }) => view.question.args["far"] === 1, reason: because("one-move", "IST-MOVE-07") }],
});
const repeating = (place: number): Playable => ({
  moments: ["between"], untimely: because("repeat", "IST-CARD-80", { place: placeName(place) }),
  checks: [
    { fails: ({ asked, at }) => asked !== "repeat" || at !== place, reason: because("repeat", "IST-CARD-80", { place: placeName(place) }) },
    { fails: () => true, reason: because("repeat-cost", "IST-CARD-81") },
  ],
});

/** When the cards of the base game may be played, and what else they ask for. */
const PLAYABLE: Record<string, Playable> = {
  good: { moments: ["move", "arrived", "between", "encounter", "last"], untimely: because("card-good", "IST-CARD-10"), checks: [] },
  "five-lira": { moments: EVER, untimely: FIRST, checks: [] },
  far: moving("IST-CARD-30"),
  stay: moving("IST-CARD-40"),
  recall: {
    moments: ["move", "arrived"], untimely: because("card-recall", "IST-CARD-50"),
    checks: [{ fails: ({ mine }) => mine.assistants.length === 0, reason: because("no-assistant", "IST-CARD-50") }],
  },
  family: { moments: EVER, untimely: FIRST, checks: [{ fails: ({ mine }) => mine.family === 12, reason: because("family-home", "IST-CARD-61") }] },
  "small-market": {
    moments: ["between"], untimely: because("small-market", "IST-CARD-70"),
    checks: [
      { fails: ({ asked, at }) => asked !== "act" || at !== 11, reason: because("small-market", "IST-CARD-70") },
      { fails: ({ mine, view }) => total(mine.goods) < (view.options["small_market_card"] === "exactly_five" ? 5 : 1), reason: because("few-goods", "IST-CARD-70") },
      { fails: () => true, reason: because("played", "IST-CARD-70") },
    ],
  },
  palace: repeating(13),
  "post-office": repeating(5),
  dealer: repeating(16),
};

const YELLOW: Playable = {
  moments: ["move", "arrived", "between"], untimely: because("yellow-phase", "IST-MOSQ-08"),
  checks: [
    { fails: ({ view, asked }) => view.options["yellow_tile"] === "movement" && MOMENTS.get(asked) === "between", reason: because("yellow-movement", "IST-MOSQ-08") },
    { fails: ({ mine }) => (mine.lira ?? 0) < 2, reason: because("yellow-lira", "IST-MOSQ-07") },
    { fails: ({ mine }) => mine.assistants.every((place) => place === mine.merchant), reason: because("yellow-away", "IST-MOSQ-09") },
    { fails: () => true, reason: because("yellow-used", "IST-MOSQ-07") },
  ],
};
/** The other tiles are offered by themselves when their moment comes. */
const TILE_REASON: Record<string, Reason> = {
  red: because("tile-red", "IST-MOSQ-01"),
  green: because("tile-green", "IST-MOSQ-05"),
  blue: because("tile-blue", "IST-MOSQ-04"),
};

function whyNotPlay(one: Playable, scene: Scene): Reason | null {
  const moment = MOMENTS.get(scene.asked) ?? "question";
  if (moment === "question") return FIRST;
  return one.moments.includes(moment) ? (one.checks.find((check) => check.fails(scene))?.reason ?? null) : one.untimely;
}

function whyNotCard(index: number, scene: Scene): Reason | null {
  const known = PLAYABLE[CARDS[index] ?? ""];
  return known ? whyNotPlay(known, scene) : because("card", cardRule(index));
}

function whyNotPlace(to: number, { table, mine, asked, view }: Scene): Reason {
  if (asked !== "move") return because("phase", "IST-TURN-02");
  const steps = distance(table, mine.merchant, to);
  if (steps === 0) return because("same", "IST-MOVE-02");
  return because(view.question.args["far"] === 1 ? "not-far" : "far", "IST-MOVE-01", { steps });
}

function whyNotOwnTile(tile: string, scene: Scene): Reason | null {
  if (!scene.mine.tiles.includes(tile)) return because("tile-others", "IST-MOSQ-11");
  return TILE_REASON[tile] ?? whyNotPlay(YELLOW, scene);
}

/** A tile that still lies at its mosque. */
function whyNotMosqueTile(tile: string, { table, mine, asked, at }: Scene): Reason {
  const mosque = tile === "red" || tile === "green" ? 14 : 15;
  const rule = mosque === 14 ? "IST-P14-01" : "IST-P15-01";
  if (mine.tiles.includes(tile)) return because("mosque-own", "IST-P14-02");
  const tiles = table.places[String(mosque)]?.tiles;
  const need = typeof tiles === "object" ? (tiles[tile] ?? 0) : 0;
  const have = mine.goods[tile] ?? 0;
  if (have < need) return because("mosque-goods", rule, { need, have });
  return asked === "act" && at === mosque ? because("phase", "IST-TURN-02") : because("mosque-place", rule, { place: placeName(mosque) });
}

function whyNotMet(here: boolean, { asked }: Scene): Reason | null {
  if (!here) return because("elsewhere", "IST-ENC-21");
  return asked === "encounter" ? null : because("encounter", "IST-TURN-02");
}

function whyNotFigure(index: number, scene: Scene): Reason {
  const name = FIGURES[index] ?? "governor";
  const here = scene.table.places[String(scene.mine.merchant)]?.figures.includes(name) ?? false;
  const noCard = name === "governor" && scene.table.deck + scene.table.pile.length === 0;
  return whyNotMet(here, scene) ?? (noCard ? because("no-deck", "IST-ENC-43") : because("figure-once", "IST-ENC-62"));
}

function whyNotFamily(seat: number, scene: Scene): Reason | null {
  if (seat === scene.mine.seat) return because("family-own", "IST-ENC-33");
  const place = scene.table.players[seat]?.family;
  return place === 12 ? because("family-police", "IST-ENC-32") : whyNotMet(place === scene.mine.merchant, scene);
}

const WHY: Record<string, (index: number, scene: Scene, span: string | undefined) => Reason | null> = {
  place: whyNotPlace,
  card: whyNotCard,
  tile: (index, scene, span) => (span === "tile-owned" ? whyNotOwnTile : whyNotMosqueTile)(TILES[index] ?? "", scene),
  figure: whyNotFigure,
  family: whyNotFamily,
};

/** The rule that forbids choosing a thing now. */
export function whyNot(thing: Thing, view: View, _options: Option[]): Reason | null {
  const table = tableOf(view);
  const mine = table.players[view.actor ?? -1];
  if (!mine || view.actor !== view.seat) return null;
  const place = view.question.args["place"];
  const at = typeof place === "object" ? Number(place.ref.replace("istanbul-place-", "")) : 0;
  return WHY[thing.kind]?.(thing.index, { table, mine, asked: view.question.id.replace("istanbul-ask-", ""), at, view }, thing.span) ?? null;
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
