/** Why not? The rule that forbids choosing a thing now. */
import type { Option, View } from "../../lib/protocol";
import type { Reason, Thing } from "../module";
import { because, cardRule, EVER, FIRST, found, momentOf, moving, otherwise, placeName, price, repeating, total, type Check, type Moment, type Playable, type Scene } from "./reasons";
import { EXPANSION_CARDS, whyNotGuild, whyNotKiosk, whyNotOwnTavernTile, whyNotTavernTile } from "./why-expansions";
import { barred, CARDS, distance, FIGURES, GOODS, tableOf, TILES } from "./table";

// --- cards and tiles ---------------------------------------------------------------

const PLAYABLE: Record<string, Playable> = {
  good: { moments: ["move", "arrived", "between", "encounter", "last"], untimely: because("card-good", "IST-CARD-10"), checks: [] },
  "five-lira": { moments: [...EVER, "sent"], untimely: FIRST, checks: [] },
  far: moving("IST-CARD-30"),
  stay: moving("IST-CARD-40"),
  recall: {
    moments: ["move", "arrived"], untimely: because("card-recall", "IST-CARD-50"),
    checks: [{ fails: ({ mine }) => mine.assistants.length === 0, reason: because("no-assistant", "IST-CARD-50") }],
  },
  family: { moments: EVER, untimely: FIRST, checks: [{ fails: ({ mine }) => mine.family === 12, reason: because("family-home", "IST-CARD-61") }] },
  "small-market": {
    moments: ["between", "within", "sent"], untimely: because("small-market", "IST-CARD-70"),
    checks: [
      { fails: ({ asked, at }) => asked !== "act" || at !== 11, reason: because("small-market", "IST-CARD-70") },
      { fails: ({ mine, view }) => total(mine.goods) < (view.options["small_market_card"] === "exactly_five" ? 5 : 1), reason: because("few-goods", "IST-CARD-70") },
      otherwise(because("played", "IST-CARD-70")),
    ],
  },
  palace: repeating([13], "IST-CARD-80", "IST-CARD-81"),
  "post-office": repeating([5], "IST-CARD-80", "IST-CARD-81"),
  dealer: repeating([16], "IST-CARD-80", "IST-CARD-81"),
  ...EXPANSION_CARDS,
};

const YELLOW: Playable = {
  moments: ["move", "arrived", "between"], untimely: because("yellow-phase", "IST-MOSQ-08"),
  checks: [
    { fails: (scene) => scene.view.options["yellow_tile"] === "movement" && momentOf(scene) === "between", reason: because("yellow-movement", "IST-MOSQ-08") },
    { fails: ({ mine }) => (mine.lira ?? 0) < 2, reason: because("yellow-lira", "IST-MOSQ-07") },
    { fails: ({ mine }) => mine.assistants.every((place) => place === mine.merchant), reason: because("yellow-away", "IST-MOSQ-09") },
    otherwise(because("yellow-used", "IST-MOSQ-07")),
  ],
};
/** The other tiles are offered by themselves when their moment comes. */
const TILE_REASON: Record<string, Reason> = {
  red: because("tile-red", "IST-MOSQ-01"),
  green: because("tile-green", "IST-MOSQ-05"),
  blue: because("tile-blue", "IST-MOSQ-04"),
};

/** Moments at which nobody plays anything, though it may be their turn. */
const CLOSED: Record<string, Reason> = { bid: because("auction-cards", "LS-P23-07") };
/** What is asked in the turns of others too; only who has the turn plays cards meanwhile. */
const AROUND = ["pick", "kiosk"];
/** Moments that say themselves why a card is untimely. */
const UNTIMELY: Partial<Record<Moment, Reason>> = {
  last: because("card-last", "IST-END-05"),
  within: because("within", "MB-BARRIER-08"),
  sent: because("sent", "IST-P12-02"),
};
/** A card is owed, and it is the last one. */
const OWED: Record<string, Reason> = { discard: because("owed", "IST-P06-01"), "governor-price": because("owed", "IST-ENC-42") };

function whyNotPlay(one: Playable, scene: Scene): Reason | null {
  const moment = momentOf(scene);
  if (AROUND.includes(scene.asked) && scene.table.active !== scene.mine.seat) return because("kiosk-cards", "LS-P22-08");
  if (moment === "question") return CLOSED[scene.asked] ?? FIRST;
  return one.moments.includes(moment) ? found(one.checks, scene) : (UNTIMELY[moment] ?? one.untimely);
}

function whyNotCard(index: number, scene: Scene): Reason | null {
  const known = PLAYABLE[CARDS[index] ?? ""];
  if (!known) return because("first", cardRule(index));
  return whyNotPlay(known, scene) ?? (scene.mine.cards === 1 ? (OWED[scene.asked] ?? null) : null);
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

// --- places ------------------------------------------------------------------------

const wanted = (place: number) => ({ table, mine }: Scene): boolean => GOODS.some((good) => (mine.goods[good] ?? 0) > 0 && (table.places[String(place)]?.demand?.[good] ?? 0) > 0);
const printed = (place: number) => ({ table }: Scene): number => table.places[String(place)]?.price ?? 0;
const noTile = (place: number) => ({ table, mine }: Scene): boolean => {
  const tiles = table.places[String(place)]?.tiles;
  return !Object.entries(typeof tiles === "object" ? tiles : {}).some(([tile, need]) => need !== null && !mine.tiles.includes(tile) && (mine.goods[tile] ?? 0) >= need);
};

/** Why the action of a place cannot be carried out; the other places ask for nothing. */
const ACTIONS: Record<number, readonly Check[]> = {
  1: [{ fails: ({ mine }) => mine.extensions >= 3, reason: because("cart-complete", "IST-P01-02") }, price("lira", 7, "IST-P01-01")],
  7: [{ fails: ({ mine }) => mine.assistants.length === 0, reason: because("no-assistant", "IST-P07-01") }],
  10: [{ fails: (scene) => !wanted(10)(scene), reason: because("no-demand", "IST-P10-01") }],
  11: [{ fails: (scene) => !wanted(11)(scene), reason: because("no-demand", "IST-P11-01") }],
  12: [{ fails: ({ mine }) => mine.family !== 12, reason: because("family-out", "IST-P12-01") }],
  13: [otherwise(because("palace-goods", "IST-P13-01"))],
  14: [{ fails: noTile(14), reason: because("no-tile", "IST-P14-01") }],
  15: [{ fails: noTile(15), reason: because("no-tile", "IST-P15-01") }],
  16: [price("lira", printed(16), "IST-P16-01")],
  17: [{ fails: ({ mine }) => (mine.lira ?? 0) < 2 && total(mine.goods) === 0 && mine.cards + (mine.guild_cards ?? 0) === 0, reason: because("roast", "MB-P17-01") }],
  19: [price("coffee", ({ table }) => Math.min(...Object.values(table.places["19"]?.tiles ?? {}).filter((need) => need !== null), 2), "MB-P19-02"), otherwise(because("tavern-nothing", "MB-P19-03"))],
  20: [price("coffee", printed(20), "MB-P20-01")],
  24: [price("seals", 6, "LS-P24-01")],
};

/** Places that can be pointed at for another reason than moving, by what is asked. */
const POINTED: Record<string, Reason> = {
  fetch: because("not-there", "IST-P07-01"),
  recall: because("not-there", "IST-CARD-50"),
  "family-step": because("family-step", "LS-CARD-06"),
  "companion-far": because("companion-two", "LS-CARD-08"),
  "any-action": because("any-action", "MB-GUILD-12"),
  beside: because("beside", "MB-BARRIER-01"),
  ruby: because("ruby-places", "LS-P24-01"),
};
const LEAPS: Record<string, Reason> = {
  corner: because("leap-corner", "MB-CARD-07"),
  "to-merchant": because("leap-merchant", "LS-CARD-07"),
  anywhere: because("same", "LS-CARD-12"),
};

function whyNotMove(to: number, { table, mine, view }: Scene): Reason {
  const steps = distance(table, mine.merchant, to);
  const far = view.question.args["far"] === 1;
  if (steps === 0) return because("same", "IST-MOVE-02");
  const least = far ? 3 : 1;
  if (steps >= least && steps <= least + 1 && barred(table, mine.seat, mine.merchant, to)) return because("barrier", "MB-BARRIER-04");
  if (!far && mine.tavern_tiles?.includes("movement")) return because("line", "MB-TAVERN-01", { steps });
  return because(far ? "not-far" : "far", "IST-MOVE-01", { steps });
}

function whyNotPlace(to: number, scene: Scene): Reason {
  const { asked, at, view } = scene;
  if (asked === "move") return whyNotMove(to, scene);
  if (asked === "leap") return LEAPS[CARDS[Number(view.question.args["a"])] ?? ""] ?? because("same", "IST-MOVE-02");
  const action = (asked === "act" || asked === "act-now") && at === to ? found(ACTIONS[to] ?? [], scene) : null;
  return action ?? POINTED[asked] ?? because("phase", "IST-TURN-02");
}

// --- people ------------------------------------------------------------------------

function whyNotMet(here: boolean, { asked }: Scene): Reason | null {
  if (!here) return because("elsewhere", "IST-ENC-21");
  return asked === "encounter" ? null : because("encounter", "IST-TURN-02");
}

/** What a figure asks for, if it is here and was not used yet. */
const FIGURE_CHECKS: readonly (readonly Check[])[] = [
  [{ fails: ({ table }) => table.deck + table.pile.length === 0, reason: because("no-deck", "IST-ENC-43") }],
  [],
  [{ fails: ({ mine }) => !mine.tavern_tiles?.includes("encounter") && (mine.lira ?? 0) < 2 && total(mine.goods) === 0, reason: because("trader-price", "MB-ENC-02") }],
  [{ fails: ({ table }) => table.letter_pile === 0, reason: because("no-letter", "LS-COUR-01") }],
];

function whyNotFigure(index: number, scene: Scene): Reason {
  const name = FIGURES[index] ?? "governor";
  const here = scene.table.places[String(scene.mine.merchant)]?.figures.includes(name) ?? false;
  return whyNotMet(here, scene) ?? found(FIGURE_CHECKS[index] ?? [], scene) ?? because("figure-once", "IST-ENC-62");
}

function whyNotFamily(seat: number, scene: Scene): Reason | null {
  if (seat === scene.mine.seat) return because("family-own", "IST-ENC-33");
  const place = scene.table.players[seat]?.family;
  return place === 12 ? because("family-police", "IST-ENC-32") : whyNotMet(place === scene.mine.merchant, scene);
}

// --- all together ------------------------------------------------------------------

const WHY: Record<string, (index: number, scene: Scene, span: string | undefined) => Reason | null> = {
  place: whyNotPlace,
  card: whyNotCard,
  guild: whyNotGuild,
  kiosk: whyNotKiosk,
  tavern: (index, scene, span) => (span === "tavern-owned" ? whyNotOwnTavernTile : whyNotTavernTile)(index, scene),
  tile: (index, scene, span) => (span === "tile-owned" ? whyNotOwnTile : whyNotMosqueTile)(TILES[index] ?? "", scene),
  figure: whyNotFigure,
  family: whyNotFamily,
};

export function whyNot(thing: Thing, view: View, _options: Option[]): Reason | null {
  const table = tableOf(view);
  const mine = table.players[view.actor ?? -1];
  if (!mine || view.actor !== view.seat) return null;
  const place = view.question.args["place"];
  const at = typeof place === "object" ? Number(place.ref.replace("istanbul-place-", "")) : 0;
  return WHY[thing.kind]?.(thing.index, { table, mine, asked: view.question.id.replace("istanbul-ask-", ""), at, view }, thing.span) ?? null;
}
