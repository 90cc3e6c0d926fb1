import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EMBLEMS } from "../src/art/emblems";
import { whyNot } from "../src/games/istanbul/help";
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
];

test.each(REASONS)("why not: %s", (_, found, expected) => {
  expect(found).toEqual(expected);
});

test("reasons have words, and their rules are in the rulebook", () => {
  const root = join(import.meta.dirname, "../..");
  const source = readFileSync(join(root, "web/src/games/istanbul/help.ts"), "utf8");
  const words = readFileSync(join(root, "src/charsu/locale/en/web.ftl"), "utf8");
  const rulebook = readFileSync(join(root, "docs/rules/istanbul.md"), "utf8");
  const names = [...source.matchAll(/because\("([a-z-]+)"/g)].map((found) => found[1] ?? "");
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !words.includes(`web-istanbul-why-${name} = `))).toEqual([]);
  expect([...source.matchAll(/"(IST-[A-Z0-9]+-\d+)"/g)].map((found) => found[1] ?? "").filter((rule) => !rulebook.includes(`**${rule}**`))).toEqual([]);
});
