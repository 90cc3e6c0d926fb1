import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { help, question, whyNot } from "../src/games/cairo/help";
import { beside, cardAt, cardIndex, cellAt, idOf, income, nameOf, sectors, type CairoTable } from "../src/games/cairo/table";
import { chips, risky } from "../src/games/cairo/worth";
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

test("the own stall pays its size, another's one coin", () => {
  expect(income(table, "C4", 0)).toEqual({ colour: "red", amount: 2 });
  expect(income(table, "J3", 0)).toEqual({ colour: "red", amount: 1 });
  expect(income(table, "A1", 0)).toBe(null);
});

test("growing costs and scores the new size", () => {
  expect(chips(option("extend", 0, { own: 3, others: 0, points: 3 }), view("action"))).toEqual([{ icon: "coin-red", amount: -3 }, { icon: "points", amount: 3 }]);
  expect(chips(option("extend", 0, { own: 1, others: 4, points: 8 }), view("action")), "a shortage, and medals").toEqual([{ icon: "coin-red", amount: -1 }, { icon: "purse", amount: -4 }, { icon: "points", amount: 8 }]);
  expect(chips(option("number", 1, { others: 4 }), view("own-coins", { a: 0 }))).toEqual([{ icon: "coin-red", amount: -1 }, { icon: "purse", amount: -4 }]);
  expect(chips(option("cell", idOf("C4"), { barkers: 1 }), view("visit", { a: 0 }))).toEqual([{ icon: "coin-red", amount: 2 }, { icon: "barker", amount: -1 }]);
});

test("a cell that cannot be chosen says why", () => {
  const rule = (cell: string, what: number, colour: number): string | undefined => whyNot({ kind: "cell", index: idOf(cell) }, view("cell", { what, a: 6 * what + colour }), [])?.rule;
  expect(rule("C5", 1, 0)).toBe("CAI-CELL-02");
  expect(rule("A5", 1, 0)).toBe("CAI-EXT-03");
  expect(rule("H8", 1, 0)).toBe("CAI-EXT-04");
  expect(rule("E5", 1, 0)).toBe("CAI-CARD-02");
  expect(rule("C6", 0, 1)).toBe("CAI-TENT-07");
  expect(rule("B8", 0, 0)).toBe("CAI-TENT-05");
  expect(rule("B8", 0, 1)).toBe("CAI-WAY-02");
});

test("a free start, a moved tent and an entrance say the true reason", () => {
  const why = (asked: string, cell: string, args: View["question"]["args"]): string | undefined => whyNot({ kind: "cell", index: idOf(cell) }, view(asked, args), [])?.rule;
  const crowded = { ...table, stalls: [...table.stalls, { owner: 1, colour: "white", tent: "B7", extensions: [], size: 1, entrance: "B6" }] };
  const full = (what: number): string | undefined => whyNot({ kind: "cell", index: idOf("D8") }, { ...view("cell", { what, a: 6 * what + 1, b: -1 }), table: { ...crowded, laid: {} } } as unknown as View, [])?.rule;
  expect(full(3)).toBe("CAI-SETUP-16");
  expect(full(0)).toBe("CAI-WAY-02");
  expect(why("cell", "H8", { what: 2, a: 13, b: idOf("H8") })).toBe("CAI-MOVE-04");
  expect(why("entrance", "H9", { what: 0, a: 1, b: idOf("H8") })).toBe("CAI-WAY-02");
  expect(why("entrance", "H6", { what: 0, a: 1, b: idOf("H8") })).toBe("CAI-TENT-02");
});

test("who can only stop building is not asked twice, nor whether to build", () => {
  expect(question(view("action"), [option("pass", 0)])?.id).toBe("web-cairo-cannot-build");
  expect(question(view("action"), [option("extend", 0), option("pass", 0)])).toBe(null);
  expect(risky(option("pass", 0, { stuck: 1 }), view("action"))).toBe(false);
  expect(risky(option("pass", 0, { stuck: 0 }), view("action"))).toBe(true);
});

test("customers and stalls that cannot be chosen say why", () => {
  expect(whyNot({ kind: "customer", index: 1 }, view("action"), [])?.rule).toBe("CAI-CUST-01");
  expect(whyNot({ kind: "customer", index: 0 }, view("action"), [])?.rule).toBe("CAI-CUST-12");
  expect(whyNot({ kind: "cell", index: idOf("J3") }, view("visit", { a: 0 }), [])?.rule).toBe("CAI-CUST-03");
  expect(whyNot({ kind: "stall", index: 6 }, view("action"), [])?.rule).toBe("CAI-EXT-04");
  expect(whyNot({ kind: "stall", index: 0 }, view("action"), [])?.rule).toBe("CAI-PAY-03");
});

test("help names rules of the rulebook", () => {
  const kinds = ["stall", "customer", "card", "supply", "coin", "purse", "reserve", "deck", "barker"];
  const rules = kinds.flatMap((kind) => [0, 5, 9, 24].flatMap((index) => help({ kind, index })?.rules ?? []));
  expect(rules.length).toBeGreaterThan(30);
  for (const rule of rules) expect(rulebook, rule).toContain(rule);
});
