import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { game } from "../src/games/cairo";
import { help } from "../src/games/cairo/help";
import { beside, cardAt, cardIndex, cellAt, idOf, nameOf, sectors, type CairoTable } from "../src/games/cairo/table";
import type { Option, View } from "../src/lib/protocol";

const board = JSON.parse(readFileSync(join(import.meta.dirname, "../../src/charsu/games/cairo/boards/reconstructed.json"), "utf8")) as { zones: string[]; sectors: string[] };
const rulebook = readFileSync(join(import.meta.dirname, "../../docs/rules/cairo.md"), "utf8");
const supply = Object.fromEntries(["red", "yellow", "green", "blue", "white", "purple"].map((colour) => [colour, { extensions: 6, of: 6, bank: 9, gold: null, silver: null }]));
const table = {
  board: { columns: 12, rows: 12, zones: board.zones, sectors: board.sectors, spots: [], cut_off: [] },
  stalls: [
    { owner: 0, colour: "red", tent: "C5", extensions: ["D5"], size: 2, entrance: "C4" },
    { owner: 1, colour: "red", tent: "J2", extensions: [], size: 1, entrance: "J3" },
  ],
  customers: { red: "F6", yellow: null, green: "K1", blue: "J3", white: "B11", purple: "K11" },
  supply, cards: { "4": { sectors: [4] } }, laid: { "4": 1 }, players: [{ seat: 0, coins: { red: 1 } }], final_phase: false,
} as unknown as CairoTable;
const view = (asked: string, args: View["question"]["args"] = {}): View => ({ question: { id: `cairo-ask-${asked}`, args }, seat: 0, actor: 0, table }) as unknown as View;
const option = (span: string, index: number, args: Option["text"]["args"] = {}): Option => ({ id: 1, notation: "", span, index, text: { id: "", args } });

test("cells have names and numbers", () => {
  expect(cellAt(2, 9)).toBe("C10");
  expect(idOf("C10")).toBe(137);
  expect(nameOf(137)).toBe("C10");
  expect(beside("C10", "C9")).toBe(true);
  expect(beside("C10", "D9")).toBe(false);
  expect(["1", "9", "j1", "j6"].map(cardIndex)).toEqual([0, 8, 9, 14]);
  expect([0, 8, 9, 14].map(cardAt)).toEqual(["1", "9", "j1", "j6"]);
});

test("nine sectors of sixteen cells", () => {
  expect(sectors(table.board)).toHaveLength(9);
  expect(sectors(table.board)[8]).toEqual({ sector: 9, x: 8, y: 8, width: 4, height: 4 });
});

test("who can only stop building is not asked twice, nor whether to build", () => {
  expect(game.question?.(view("action"), [option("pass", 0)])?.id).toBe("web-cairo-cannot-build");
  expect(game.question?.(view("action"), [option("extend", 0), option("pass", 0)])).toBe(null);
  expect(game.risky?.(option("pass", 0, { stuck: 1 }), view("action"))).toBe(false);
  expect(game.risky?.(option("pass", 0, { stuck: 0 }), view("action"))).toBe(true);
});

test("help names rules of the rulebook", () => {
  const kinds = ["stall", "customer", "card", "supply", "coin", "purse", "reserve", "deck", "barker"];
  const rules = kinds.flatMap((kind) => [0, 5, 9, 24].flatMap((index) => help({ kind, index })?.rules ?? []));
  expect(rules.length).toBeGreaterThan(30);
  for (const rule of rules) expect(rulebook, rule).toContain(rule);
});
