import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BADGES, CARPETS, plan, SHOPS, SQUARES } from "../src/games/yspahan/plan";
import { game } from "../src/games/yspahan";
import { help } from "../src/games/yspahan/help";
import type { View } from "../src/lib/protocol";

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

test("help names rules of the rulebook", () => {
  const kinds = [["row", 6], ["square", 1], ["caravan", 1], ["deck", 1], ["card", 9], ["building", 6]] as const;
  const rules = kinds.flatMap(([kind, count]) => Array.from({ length: count }, (_, index) => help({ kind, index }, view("group"))?.rules ?? [])).flat();
  expect(rules.length).toBeGreaterThan(24);
  for (const rule of rules) expect(rulebook, rule).toContain(rule);
});

test("giving up a card is asked once more", () => {
  const card = { id: 1, notation: "", span: "card", index: 1, text: { id: "", args: {} } };
  expect(game.risky?.(card, view("extra-die"))).toBe(true);
  expect(game.risky?.(card, view("end-turn"))).toBe(false);
});
