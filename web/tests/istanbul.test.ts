import { expect, test } from "vitest";
import { EMBLEMS } from "../src/games/istanbul/emblems";
import { help } from "../src/games/istanbul/help";
import { wares, type IstanbulTable } from "../src/games/istanbul/table";
import type { View } from "../src/lib/protocol";

const table = {
  columns: 4, layout: [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
  places: { "9": { merchants: [0, 1, 2], neutral_merchants: 1 }, "7": { merchants: [1], neutral_merchants: 0 } },
} as unknown as IstanbulTable;

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
