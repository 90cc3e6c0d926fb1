import { expect, test } from "vitest";
import { EMBLEMS } from "../src/art/emblems";
import { distance, meeting, wares, type IstanbulTable } from "../src/games/istanbul/table";

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
