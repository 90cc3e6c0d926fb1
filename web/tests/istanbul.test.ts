import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EMBLEMS } from "../src/art/emblems";
import { help } from "../src/games/istanbul/help";
import { whyNot } from "../src/games/istanbul/why";
import { CARDS, distance, FIGURES, meeting, TILES, wares, type IstanbulTable } from "../src/games/istanbul/table";
import type { Arg, View } from "../src/lib/protocol";

const table = {
  columns: 4, layout: [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
  places: { "9": { merchants: [0, 1, 2], neutral_merchants: 1 }, "7": { merchants: [1], neutral_merchants: 0 } },
} as unknown as IstanbulTable;

test("steps are counted along the streets", () => {
  expect(distance(table, 15, 5)).toBe(1);
  expect(distance(table, 15, 16)).toBe(6);
});

test("meeting merchants costs two lira each, nothing at the fountain", () => {
  expect(meeting(table, 9, 0)).toBe(6);
  expect(meeting(table, 7, 0)).toBe(0);
});

test("wares are laid out one by one", () => {
  expect(wares({ red: 2, blue: 1, any: 1 })).toEqual([0, 0, 3, 9]);
});

test("every place has its emblem", () => {
  expect(Object.keys(EMBLEMS).map(Number)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
});

test("help says what a place does in this game", () => {
  const seen = (mine: object): View => ({ table: { ...table, players: [mine] } }) as unknown as View;
  const text = (index: number, mine: object): string | undefined => help({ kind: "place", index }, seen(mine))?.text;
  expect([6, 7, 24].map((place) => text(place, {}))).toEqual([6, 7, 24].map((place) => `web-istanbul-help-place-${place}`));
  expect(text(6, { coffee: 0 })).toBe("web-istanbul-help-place-6-coffee");
  expect(text(7, { letters: [] })).toBe("web-istanbul-help-place-7-letters");
  expect(text(24, { coffee: 0, letters: [] })).toBe("web-istanbul-help-place-24-coffee");
});

test("a kiosk tile speaks of coffee only where there is some", () => {
  const seen = (mine: object): View => ({ table: { ...table, players: [mine] } }) as unknown as View;
  expect(help({ kind: "kiosk", index: 13 }, seen({ letters: [] }))?.text).toBe("istanbul-kiosk-25");
  expect(help({ kind: "kiosk", index: 13 }, seen({ letters: [], coffee: 0 }))?.text).toBe("istanbul-kiosk-13");
});

// --- why not? -------------------------------------------------------------------

const nobody = { merchants: [], neutral_merchants: 0, assistants: [], neutral_assistants: 0, families: [], figures: [] };
const scene = (asked: string, mine: object = {}, args: Record<string, Arg> = {}, options: Record<string, unknown> = {}): View =>
  ({
    question: { id: `istanbul-ask-${asked}`, args }, seat: 0, actor: 0, over: false, options,
    table: {
      columns: 4, layout: table.layout, deck: 9, pile: [],
      places: { "1": { ...nobody, figures: ["governor"] }, "14": { ...nobody, tiles: { red: 2, green: 3 } }, "15": { ...nobody, tiles: { blue: 2, yellow: 2 } } },
      players: [
        { seat: 0, lira: 5, goods: { red: 0, green: 0, yellow: 0, blue: 0 }, tiles: [], merchant: 1, family: 12, assistants: [], ...mine },
        { seat: 1, family: 1 }, { seat: 2, family: 12 }, { seat: 3, family: 4 },
      ],
    },
  }) as unknown as View;
const place = (number: number): Record<string, Arg> => ({ place: { ref: `istanbul-place-${number}` } });
const why = (kind: string, index: number, view: View, span?: string): [string, string] | null => {
  const found = whyNot({ kind, index, ...(span ? { span } : {}) }, view, []);
  return found ? [found.rule, found.id.replace("web-istanbul-why-", "")] : null;
};
const card = (name: (typeof CARDS)[number], view: View): [string, string] | null => why("card", CARDS.indexOf(name), view);
const tile = (name: (typeof TILES)[number], view: View, span: string): [string, string] | null => why("tile", TILES.indexOf(name), view, span);

const REASONS: [string, [string, string] | null, [string, string]][] = [
  ["a good during an action", card("good", scene("sell")), ["IST-CARD-10", "card-good"]],
  ["five lira while a card is being played", card("five-lira", scene("any-good")), ["IST-TURN-04", "first"]],
  ["far after arriving", card("far", scene("assistant")), ["IST-CARD-30", "card-move"]],
  ["far after far", card("far", scene("move", {}, { far: 1 })), ["IST-MOVE-07", "one-move"]],
  ["stay in an encounter", card("stay", scene("encounter")), ["IST-CARD-40", "card-move"]],
  ["recall after the action", card("recall", scene("finish")), ["IST-CARD-50", "card-recall"]],
  ["recall without assistants out", card("recall", scene("move")), ["IST-CARD-50", "no-assistant"]],
  ["family home at home", card("family", scene("act")), ["IST-CARD-61", "family-home"]],
  ["small market elsewhere", card("small-market", scene("act", {}, place(10))), ["IST-CARD-70", "small-market"]],
  ["small market without goods", card("small-market", scene("act", {}, place(11))), ["IST-CARD-70", "few-goods"]],
  ["small market with four of five", card("small-market", scene("act", { goods: { red: 4 } }, place(11), { small_market_card: "exactly_five" })), ["IST-CARD-70", "few-goods"]],
  ["small market twice", card("small-market", scene("act", { goods: { red: 4 } }, place(11))), ["IST-CARD-70", "played"]],
  ["palace before moving", card("palace", scene("move")), ["IST-CARD-80", "repeat"]],
  ["post office after the palace", card("post-office", scene("repeat", {}, place(13))), ["IST-CARD-80", "repeat"]],
  ["dealer without money", card("dealer", scene("repeat", {}, place(16))), ["IST-CARD-81", "repeat-cost"]],
  ["yellow of somebody else", tile("yellow", scene("move"), "tile-owned"), ["IST-MOSQ-11", "tile-others"]],
  ["yellow in an action", tile("yellow", scene("sell", { tiles: ["yellow"] }), "tile-owned"), ["IST-MOSQ-08", "yellow-phase"]],
  ["yellow after moving where it is for moving", tile("yellow", scene("act", { tiles: ["yellow"] }, {}, { yellow_tile: "movement" }), "tile-owned"), ["IST-MOSQ-08", "yellow-movement"]],
  ["yellow without money", tile("yellow", scene("move", { tiles: ["yellow"], lira: 1 }), "tile-owned"), ["IST-MOSQ-07", "yellow-lira"]],
  ["yellow with an assistant here only", tile("yellow", scene("act", { tiles: ["yellow"], assistants: [1] }), "tile-owned"), ["IST-MOSQ-09", "yellow-away"]],
  ["yellow twice", tile("yellow", scene("act", { tiles: ["yellow"], assistants: [2] }), "tile-owned"), ["IST-MOSQ-07", "yellow-used"]],
  ["red before the roll", tile("red", scene("move", { tiles: ["red"] }), "tile-owned"), ["IST-MOSQ-01", "tile-red"]],
  ["a mosque tile twice", tile("red", scene("move", { tiles: ["red"] }), "tile"), ["IST-P14-02", "mosque-own"]],
  ["a mosque tile without goods", tile("green", scene("act", { goods: { green: 2 } }, place(14)), "tile"), ["IST-P14-01", "mosque-goods"]],
  ["a mosque tile from afar", tile("blue", scene("move", { goods: { blue: 2 } }), "tile"), ["IST-P15-01", "mosque-place"]],
  ["the Governor before the action", why("figure", FIGURES.indexOf("governor"), scene("act")), ["IST-TURN-02", "encounter"]],
  ["the Governor twice", why("figure", FIGURES.indexOf("governor"), scene("encounter")), ["IST-ENC-62", "figure-once"]],
  ["the Smuggler elsewhere", why("figure", FIGURES.indexOf("smuggler"), scene("encounter")), ["IST-ENC-21", "elsewhere"]],
  ["one’s own family member", why("family", 0, scene("encounter")), ["IST-ENC-33", "family-own"]],
  ["somebody at the Police Station", why("family", 2, scene("encounter")), ["IST-ENC-32", "family-police"]],
  ["somebody elsewhere", why("family", 3, scene("encounter")), ["IST-ENC-21", "elsewhere"]],
  ["the last card where one is owed", card("five-lira", scene("discard", { cards: 1 })), ["IST-P06-01", "owed"]],
  ["the Wainwright without money", why("place", 1, scene("act", { extensions: 0 }, place(1))), ["IST-P01-01", "needs-lira"]],
  ["the Wainwright with a complete cart", why("place", 1, scene("act", { extensions: 3 }, place(1))), ["IST-P01-02", "cart-complete"]],
];

// --- why not, with the expansions -------------------------------------------------------

/** Seat 0 stands on 1; the barrier of seat 1 lies between 1 and 16. */
const bazaar = (asked: string, mine: object = {}, args: Record<string, Arg> = {}): View => {
  const view = scene(asked, { coffee: 0, seals: 0, extensions: 0, cards: 2, guild_cards: 1, tavern_tiles: [], companion: null, ...mine }, { a: 0, b: 0, far: 0, ...args });
  const found = view.table as IstanbulTable;
  const places = { ...found.places, "19": { ...nobody, tiles: { movement: 1, encounter: 3 } }, "20": { ...nobody, price: 7, rubies: 4 }, "1": { ...nobody, figures: ["coffee-trader"] } };
  return { ...view, table: { ...found, places, pile: ["coffee", "copy"], barrier: { cells: [14, 15], holder: 1 }, letter_pile: 3, kiosk_tiles: [4] } };
};
const MORE_REASONS: [string, [string, string] | null, [string, string] | null][] = [
  ["two coffee during an action", card("coffee", bazaar("sell")), ["MB-CARD-01", "card-good"]],
  ["two coffee before paying the Smuggler", card("coffee", bazaar("smuggler-price")), null],
  ["a letter before paying the Smuggler", card("letter", bazaar("smuggler-price")), ["LS-CARD-01", "card-phases"]],
  ["a good between sending and acting", card("good", bazaar("act", {}, { b: 2 })), ["IST-P12-02", "sent"]],
  ["the family member home between sending and acting", card("family", bazaar("act", { family: 4 }, { b: 2 })), ["IST-P12-02", "sent"]],
  ["two coffee before the action through the barrier", card("coffee", bazaar("act", {}, { b: 1 })), ["MB-BARRIER-08", "within"]],
  ["copying coffee after the last turn", card("copy", bazaar("last-cards")), ["LS-CARD-05", "copy"]],
  ["guild card 18 with nothing to draw", why("guild", 18, bazaar("move")), ["MB-GUILD-18", "guild-draw"]],
  ["two coffee after the last turn", card("coffee", bazaar("last-cards")), ["IST-END-05", "card-last"]],
  ["a guild card for a single coffee", card("guild-card", bazaar("move", { coffee: 1 })), ["MB-CARD-02", "needs-coffee"]],
  ["coffee for lira without coffee", card("coffee-sale", bazaar("finish")), ["MB-CARD-03", "needs-coffee"]],
  ["exchanging nothing", card("exchange", bazaar("move")), ["MB-CARD-04", "exchange"]],
  ["a six before the roll", card("six", bazaar("move")), ["MB-CARD-06", "card-rolled"]],
  ["to a corner after arriving", card("corner", bazaar("assistant")), ["MB-CARD-07", "card-move"]],
  ["the Wainwright after the Palace", card("wainwright", bazaar("repeat", {}, place(13))), ["MB-CARD-08", "repeat"]],
  ["the Coffee House again without coffee", card("coffee-house", bazaar("repeat", {}, place(20))), ["MB-CARD-09", "repeat-cost"]],
  ["selling nothing", card("good-sale", bazaar("act")), ["LS-CARD-03", "no-stock"]],
  ["copying what does not fit", card("copy", bazaar("sell")), ["LS-CARD-05", "copy"]],
  ["the family member’s walk from the Police Station", card("family-walk", bazaar("move")), ["LS-CARD-06", "family-walk-police"]],
  ["the family member’s walk after a recall", card("family-walk", bazaar("move", { family: 4 }, { b: 1 })), ["LS-CARD-06", "begun"]],
  ["two places without a companion", card("companion-far", bazaar("move")), ["LS-CARD-08", "companion-off"]],
  ["a mosque again after the Palace", card("mosque", bazaar("repeat", {}, place(13))), ["LS-CARD-10", "repeat-mosque"]],
  ["anywhere for two lira", card("anywhere", bazaar("move", { lira: 2 })), ["LS-CARD-12", "needs-lira"]],
  ["a card at the Kiosk", card("five-lira", bazaar("pick")), ["LS-P22-08", "kiosk-cards"]],
  ["a card in an auction", card("five-lira", bazaar("bid")), ["LS-P23-07", "auction-cards"]],
  ["a guild card after moving", why("guild", 17, bazaar("assistant")), ["MB-TURN-01", "guild-turn"]],
  ["a guild card after a recall", why("guild", 17, bazaar("move", {}, { b: 1 })), ["MB-TURN-01", "begun"]],
  ["guild card 10 without fruit", why("guild", 10, bazaar("move", { goods: { red: 1, green: 1, yellow: 0, blue: 2 } })), ["MB-GUILD-10", "guild-10"]],
  ["guild card 13 with five goods", why("guild", 13, bazaar("move", { goods: { red: 3, green: 2 } })), ["MB-GUILD-13", "needs-goods"]],
  ["guild card 16 with five lira", why("guild", 16, bazaar("move")), ["MB-GUILD-16", "needs-lira"]],
  ["guild card 20 with three coffee at a price of seven", why("guild", 20, bazaar("move", { coffee: 3 })), ["MB-GUILD-20", "needs-coffee"]],
  ["a second tavern tile", why("tavern", 0, bazaar("act", { coffee: 9, tavern_tiles: ["movement"] }, place(19)), "tavern-tile"), ["MB-P19-03", "tavern-own"]],
  ["a tavern tile for too little", why("tavern", 1, bazaar("act", { coffee: 2 }, place(19)), "tavern-tile"), ["MB-P19-02", "needs-coffee"]],
  ["a tavern tile from afar", why("tavern", 0, bazaar("move", { coffee: 2 }), "tavern-tile"), ["MB-P19-01", "mosque-place"]],
  ["one’s own encounter tile", why("tavern", 1, bazaar("move", { tavern_tiles: ["encounter"] }), "tavern-owned"), ["MB-TAVERN-03", "tavern-encounter"]],
  ["a second kiosk tile at once", why("kiosk", 4, bazaar("kiosk")), ["LS-P22-04", "kiosk-one"]],
  ["a kiosk tile later", why("kiosk", 4, bazaar("finish")), ["LS-P22-03", "kiosk-turn"]],
  ["across the barrier", why("place", 16, bazaar("move")), ["MB-BARRIER-04", "barrier"]],
  ["around a corner with the movement tile", why("place", 14, bazaar("move", { tavern_tiles: ["movement"] })), ["MB-TAVERN-01", "line"]],
  ["the Coffee House without coffee", why("place", 20, bazaar("act", { coffee: 6 }, place(20))), ["MB-P20-01", "needs-coffee"]],
  ["the Secret Society with four seals", why("place", 24, bazaar("act", { seals: 4 }, place(24))), ["LS-P24-01", "needs-seals"]],
  ["the Roasting Plant with empty hands", why("place", 17, bazaar("act", { lira: 1, cards: 0, guild_cards: 0 }, place(17))), ["MB-P17-01", "roast"]],
  ["another place beside the barrier", why("place", 9, bazaar("beside")), ["MB-BARRIER-01", "beside"]],
  ["no corner", why("place", 9, bazaar("leap", {}, { a: CARDS.indexOf("corner") })), ["MB-CARD-07", "leap-corner"]],
  ["the Coffee Trader without a price", why("figure", FIGURES.indexOf("coffee-trader"), bazaar("encounter", { lira: 1 })), ["MB-ENC-02", "trader-price"]],
];

test.each(MORE_REASONS)("why not, with the expansions: %s", (_, found, expected) => {
  expect(found).toEqual(expected);
});

test.each(REASONS)("why not: %s", (_, found, expected) => {
  expect(found).toEqual(expected);
});

test("reasons have words, and their rules are in the rulebook", () => {
  const root = join(import.meta.dirname, "../..");
  const source = ["why.ts", "why-expansions.ts", "reasons.ts"].map((file) => readFileSync(join(root, "web/src/games/istanbul", file), "utf8")).join("");
  const words = readFileSync(join(root, "src/charsu/locale/en/web.ftl"), "utf8");
  const rulebook = ["istanbul.md", "istanbul-expansions.md"].map((file) => readFileSync(join(root, "docs/rules", file), "utf8")).join("");
  const made = ["needs-lira", "needs-coffee", "needs-seals", "tavern-movement", "tavern-encounter"];
  const names = [...made, ...[...source.matchAll(/because\("([a-z0-9-]+)"/g)].map((found) => found[1] ?? "")];
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !words.includes(`web-istanbul-why-${name} = `))).toEqual([]);
  expect([...source.matchAll(/"((?:IST|MB|LS)-[A-Z0-9]+-\d+)"/g)].map((found) => found[1] ?? "").filter((rule) => !rulebook.includes(`**${rule}**`))).toEqual([]);
});
