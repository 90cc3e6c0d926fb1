import { expect, test } from "vitest";
import { closer, meant } from "../src/lib/near";
import { beyond, way } from "../src/table/sight";

const spot = (top: number, bottom: number): { top: number; bottom: number } => ({ top, bottom });
const thing = (x: number, y: number, size: number): { left: number; top: number; right: number; bottom: number } => ({ left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2 });

test("nothing moves while everything that can be chosen is in sight", () => {
  expect(way([spot(200, 260), spot(500, 560)], 150, 800)).toBe(0);
  expect(way([], 150, 800)).toBe(0);
});

test("a choice under the question comes out, and no further", () => {
  expect(way([spot(120, 180), spot(500, 560)], 150, 800)).toBe(-30);
});

test("a choice below the window comes up, and no further", () => {
  expect(way([spot(300, 360), spot(790, 850)], 150, 800)).toBe(50);
});

test("where not all have room the first comes to the upper edge", () => {
  expect(way([spot(400, 460), spot(1300, 1360)], 150, 800)).toBe(250);
});

test("what is out of sight is counted", () => {
  expect(beyond([spot(100, 160), spot(300, 360), spot(790, 850), spot(900, 960)], 150, 800)).toEqual({ above: 1, below: 2 });
});

test("a finger means what lies within 22 pixels of it", () => {
  const [one, other] = [thing(100, 100, 25), thing(125, 100, 25)];
  expect(meant([one, other], 100, 100)).toEqual([one]);
  expect(meant([one, other], 110, 100)).toEqual([one, other]);
  expect(meant([one, other], 117, 100)).toEqual([other, one]);
  expect(meant([one, other], 160, 100)).toEqual([]);
});

test("a large thing is meant anywhere on it", () => {
  const large = thing(100, 100, 90);
  expect(meant([large], 140, 60)).toEqual([large]);
});

test("the board comes close enough for a finger", () => {
  expect(closer([thing(0, 0, 25), thing(25, 0, 25)]) * 25).toBeGreaterThanOrEqual(44);
  expect(closer([thing(0, 0, 40)])).toBe(1.5);
  expect(closer([thing(0, 0, 5)])).toBe(3);
});
