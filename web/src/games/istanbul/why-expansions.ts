/** Why not? for what the expansions bring: their cards, guild cards, tavern and kiosk tiles. */
import type { Reason } from "../module";
import { because, EVER, found, moving, otherwise, placeName, price, repeating, total, type Check, type Moment, type Playable, type Scene } from "./reasons";
import { TAVERN } from "./table";

// --- bonus cards -------------------------------------------------------------------

const PHASES: readonly Moment[] = ["move", "arrived", "between"];

/** Between the phases; what gives lira, goods or coffee also in an encounter, what gives lira or goods also after the last turn. */
const phased = (rule: string, ...checks: Check[]): Playable => ({ moments: PHASES, untimely: because("card-phases", rule), checks });
const giving = (rule: string, ...checks: Check[]): Playable => ({ moments: [...PHASES, "encounter"], untimely: because("card-good", rule), checks });
const atLast = (rule: string, ...checks: Check[]): Playable => ({ ...giving(rule, ...checks), moments: [...PHASES, "encounter", "last"] });

const stock = ({ mine }: Scene): number => total(mine.goods) + (mine.coffee ?? 0);
/** What the top card that is no copy does. */
const copied = ({ table }: Scene): string | undefined => table.pile.findLast((card) => card !== "copy");

export const EXPANSION_CARDS: Record<string, Playable> = {
  coffee: giving("MB-CARD-01"),
  "guild-card": phased("MB-CARD-02", price("coffee", 2, "MB-CARD-02")),
  "coffee-sale": atLast("MB-CARD-03", price("coffee", 1, "MB-CARD-03")),
  exchange: atLast("MB-CARD-04", otherwise(because("exchange", "MB-CARD-04"))),
  dice: atLast("MB-CARD-05"),
  six: { moments: ["rolled"], untimely: because("card-rolled", "MB-CARD-06"), checks: [otherwise(because("card-rolled", "MB-CARD-06"))] },
  corner: moving("MB-CARD-07"),
  wainwright: repeating([1], "MB-CARD-08"),
  "coffee-house": repeating([20], "MB-CARD-09"),
  letter: phased("LS-CARD-01"),
  "dice-total": atLast("LS-CARD-02"),
  "good-sale": atLast("LS-CARD-03", { fails: (scene) => stock(scene) === 0, reason: because("no-stock", "LS-CARD-03") }),
  "red-and-lira": atLast("LS-CARD-04"),
  "green-and-lira": atLast("LS-CARD-04"),
  "yellow-and-lira": atLast("LS-CARD-04"),
  copy: {
    moments: [...EVER, "sent"], untimely: because("first", "IST-TURN-04"),
    checks: [
      { fails: (scene) => copied(scene) === undefined, reason: because("copy-nothing", "LS-CARD-05") },
      otherwise((scene) => because("copy", "LS-CARD-05", { card: { ref: `istanbul-card-${copied(scene) ?? ""}` } })),
    ],
  },
  "family-walk": moving("LS-CARD-06",
    { fails: ({ mine }) => mine.family === 12, reason: because("family-walk-police", "LS-CARD-06") },
    { fails: ({ view }) => view.question.args["b"] !== 0, reason: because("begun", "LS-CARD-06") },
    otherwise(because("family-walk-nowhere", "MB-BARRIER-06"))),
  "to-merchant": moving("LS-CARD-07", otherwise(because("no-other-merchant", "LS-CARD-07"))),
  "companion-far": moving("LS-CARD-08",
    { fails: ({ mine }) => mine.companion === null, reason: because("companion-off", "LS-CARD-08") },
    otherwise(because("companion-nowhere", "MB-BARRIER-06"))),
  figure: phased("LS-CARD-09"),
  mosque: repeating([14, 15], "LS-CARD-10"),
  "secret-society": repeating([24], "LS-CARD-11"),
  anywhere: moving("LS-CARD-12", price("lira", 3, "LS-CARD-12")),
};

// --- guild cards -------------------------------------------------------------------

const lacks = (...goods: string[]): Check["fails"] => ({ mine }) => goods.some((good) => (mine.goods[good] ?? 0) === 0);
const guildRule = (card: number): string => `MB-GUILD-${String(card).padStart(2, "0")}`;

/** What a guild card asks for; the others can always be carried out. */
const GUILD: Record<number, readonly Check[]> = {
  1: [{ fails: ({ mine }) => mine.extensions >= 3, reason: because("cart-complete", "MB-GUILD-01") }],
  6: [{ fails: ({ table }) => table.deck + table.pile.length === 0, reason: because("guild-draw", "MB-GUILD-06") }],
  10: [{ fails: lacks("red", "green", "yellow"), reason: because("guild-10", "MB-GUILD-10") }],
  11: [{ fails: lacks("blue", "red", "green"), reason: because("guild-11", "MB-GUILD-11") }],
  13: [{ fails: ({ mine }) => total(mine.goods) < 6, reason: ({ mine }) => because("needs-goods", "MB-GUILD-13", { need: 6, have: total(mine.goods) }) }],
  14: [otherwise(because("guild-mosque", "MB-GUILD-14"))],
  15: [otherwise(because("guild-mosque", "MB-GUILD-15"))],
  16: [price("lira", 15, "MB-GUILD-16")],
  18: [{ fails: ({ table }) => (table.guild_deck ?? 0) + (table.guild_pile?.length ?? 0) === 0, reason: because("guild-draw", "MB-GUILD-18") }],
  19: [otherwise(because("guild-tavern", "MB-GUILD-19"))],
  20: [price("coffee", ({ table }) => Math.ceil((table.places["20"]?.price ?? 0) / 2), "MB-GUILD-20")],
};

export function whyNotGuild(card: number, scene: Scene): Reason {
  const { asked, view } = scene;
  if (asked !== "move") return because("guild-turn", "MB-TURN-01");
  if (view.question.args["a"] !== 0 || view.question.args["b"] !== 0) return because("begun", "MB-TURN-01");
  return found(GUILD[card] ?? [], scene) ?? because("no-ruby", guildRule(card));
}

// --- tavern and kiosk --------------------------------------------------------------

export function whyNotTavernTile(index: number, scene: Scene): Reason {
  const { table, mine, at } = scene;
  const kind = TAVERN[index] ?? "movement";
  if (mine.tavern_tiles?.includes(kind)) return because("tavern-own", "MB-P19-03");
  const tiles = table.places["19"]?.tiles;
  const need = typeof tiles === "object" ? (tiles[kind] ?? 0) : 0;
  return found([price("coffee", need, "MB-P19-02")], scene) ?? (at === 19 ? because("tavern-one", "MB-P19-01") : because("mosque-place", "MB-P19-01", { place: placeName(19) }));
}

/** A tavern tile before its owner works by itself. */
export function whyNotOwnTavernTile(index: number, { mine }: Scene): Reason {
  const kind = TAVERN[index] ?? "movement";
  const rule = kind === "movement" ? "MB-TAVERN-01" : "MB-TAVERN-03";
  return because(mine.tavern_tiles?.includes(kind) ? `tavern-${kind}` : "tile-others", rule);
}

export const whyNotKiosk = (_tile: number, { asked }: Scene): Reason => (asked === "kiosk" ? because("kiosk-one", "LS-P22-04") : because("kiosk-turn", "LS-P22-03"));
