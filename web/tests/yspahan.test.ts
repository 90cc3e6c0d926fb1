import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BADGES, CARPETS, plan, SHOPS, SQUARES } from "../src/games/yspahan/plan";
import { help, whyNot } from "../src/games/yspahan/help";
import { chips, risky } from "../src/games/yspahan/worth";
import type { Option, View } from "../src/lib/protocol";

// The shops beside each square, as in games/yspahan/components.py.
const BESIDE = [
  [], [1], [33], [0], [32], [8], [36], [7], [35], [12], [34], [41, 18], [19], [44], [23], [45], [24], [46],
  [41], [37], [42], [38], [1, 18], [2], [20], [3], [27], [4], [28],
];
const rulebook = readFileSync(join(import.meta.dirname, "../../docs/rules/yspahan.md"), "utf8");

test("every shop beside a square stands next to it", () => {
  expect(SQUARES).toHaveLength(29);
  BESIDE.forEach((shops, square) => shops.forEach((shop) => {
    const [x, y] = SQUARES[square] ?? [9, 9];
    const [sx, sy] = SHOPS[shop] ?? [0, 0];
    const street = y === 0 ? Math.abs(sy) : Math.abs(sx);
    const along = y === 0 ? Math.abs(sx - x) : Math.abs(sy - y);
    expect(street, `shop ${shop}`).toBeLessThan(1.3);
    expect(along, `shop ${shop} at square ${square}`).toBeLessThan(0.6);
  }));
});

test("shops lie apart, inside the walls, and each once on the carpet of its souk", () => {
  for (const tall of [false, true]) {
    const map = plan(tall);
    const points = SHOPS.map((shop) => map.at(shop));
    points.forEach(([x, y], i) => {
      expect(map.walls.some((wall) => x > wall.x && x < wall.x + wall.width && y > wall.y && y < wall.y + wall.height)).toBe(true);
      points.slice(i + 1).forEach(([a, b]) => expect(Math.max(Math.abs(a - x), Math.abs(b - y))).toBeGreaterThanOrEqual(118));
    });
  }
  expect([...new Set(CARPETS.flat())].sort((a, b) => a - b)).toEqual(SHOPS.map((_, i) => i));
  expect(BADGES).toHaveLength(CARPETS.length);
});

const view = (asked: string, more: Partial<View> = {}): View =>
  ({ question: { id: `yspahan-ask-${asked}`, args: {} }, seat: 0, actor: 0, table: { seats: [{ gold: 1, camels: 2, buildings: [{ built: true, camels: 2, gold: 0 }, { built: false, camels: 2, gold: 2 }] }], squares: [{ price: 3 }], tower: [{ yellow: 0 }, { yellow: 2 }], quarters: [] }, ...more }) as unknown as View;
const table = (gold: number, camels: number, players: number, options: View["options"] = {}): Partial<View> =>
  ({ players, options, table: { seats: [{ gold, camels, cubes: null, buildings: [{ built: false, camels: 2, gold: 0 }] }], squares: [], tower: [], quarters: [] } });
const option = (span: string, index: number, args: Option["text"]["args"] = {}): Option => ({ id: 1, notation: "", span, index, text: { id: "", args } });

test("help names rules of the rulebook", () => {
  const kinds = [["row", 6], ["square", 1], ["caravan", 1], ["deck", 1], ["card", 9], ["building", 6]] as const;
  const rules = kinds.flatMap(([kind, count]) => Array.from({ length: count }, (_, index) => help({ kind, index }, view("group"))?.rules ?? [])).flat();
  expect(rules.length).toBeGreaterThan(24);
  for (const rule of rules) expect(rulebook, rule).toContain(rule);
});

test("what cannot be chosen says why", () => {
  expect(whyNot({ kind: "row", index: 0 }, view("group"), [])?.rule).toBe("YSP-ACT-11");
  expect(whyNot({ kind: "row", index: 1 }, view("group"), [])?.rule).toBe("YSP-2P-07");
  expect(whyNot({ kind: "square", index: 0 }, view("move"), [])?.args).toEqual({ price: 3, gold: 1 });
  expect(whyNot({ kind: "building", index: 0, span: "building" }, view("build"), [])?.rule).toBe("YSP-BUILD-01");
  expect(whyNot({ kind: "building", index: 1, span: "building" }, view("build"), [])?.rule).toBe("YSP-BUILD-04");
});

test("two players learn that building takes a group", () => {
  const why = (players: number): string | undefined => whyNot({ kind: "building", index: 0, span: "building" }, view("group", table(2, 2, players)), [])?.rule;
  expect(why(2)).toBe("YSP-2P-08");
  expect(why(3)).toBe("YSP-FLOW-04");
});

test("a card that cannot be played says the real reason", () => {
  const why = (asked: string, card: number, more: Partial<View>): string | undefined => whyNot({ kind: "card", index: card }, view(asked, more), [])?.id;
  expect(why("action", 5, table(2, 2, 3))).toBe("web-yspahan-why-card");
  expect(why("group", 2, table(0, 0, 3))).toBe("web-yspahan-why-card-exchange");
  expect(why("group", 3, table(0, 0, 3))).toBe("web-yspahan-why-card-city");
  expect(why("group", 5, table(2, 0, 3))).toBe("web-yspahan-why-card-camels");
  expect(why("end-turn", 6, table(0, 2, 3))).toBe("web-yspahan-why-card-gold");
  expect(why("group", 7, table(0, 0, 3))).toBe("web-yspahan-why-card-build");
  expect(why("group", 7, table(2, 2, 2))).toBe("web-yspahan-why-card-build-two");
  expect(why("group", 8, table(2, 2, 3, { build_cards: "discount" }))).toBe("web-yspahan-why-card-build-later");
});

test("answers show what they cost and give", () => {
  expect(chips(option("square", 3, { price: 2 }), view("move"))).toEqual([{ icon: "gold", amount: -2 }]);
  expect(chips(option("square", 3, { price: 0 }), view("move"))).toEqual([]);
  expect(chips(option("building", 1, { camels: 2, gold: 2, points: 5 }), view("build")).map((chip) => chip.amount)).toEqual([-2, -2, 5]);
  expect(chips(option("number", 4, { what: "camel", points: 8 }), view("sell"))).toEqual([{ icon: "camels", amount: -4 }, { icon: "points", amount: 8 }]);
  expect(risky(option("card", 1), view("extra-die"))).toBe(true);
  expect(risky(option("card", 1), view("end-turn"))).toBe(false);
});
