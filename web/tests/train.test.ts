import { beforeEach, describe, expect, it } from "vitest";
import type { Puzzles } from "../src/lib/protocol";
import { countSolved, inARow, kept, nextOf, note, ofTheDay } from "../src/train/progress";

const ALL: Puzzles = {
  game: "cairo", margin: 60_000, walks: 12_000, days: ["c", "a", "b"],
  puzzles: [{ id: "a", difficulty: 1, missed: 0 }, { id: "b", difficulty: 2, missed: 50 }, { id: "c", difficulty: 1, missed: 10 }],
};

describe("the trainer", () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    globalThis.localStorage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) } as unknown as Storage;
  });

  it("has the puzzle that Python gives the day", () => {
    // date(2026, 11, 16).toordinal() == 739936, and 739936 % 3 == 1
    expect(ofTheDay(ALL, "2026-11-16")).toBe("a");
    expect(ofTheDay(ALL, "2026-11-17")).toBe("b");
  });

  it("remembers what was solved, once and for all", () => {
    note("a", "missed", ALL);
    expect(countSolved(ALL)).toBe(0);
    note("a", "solved", ALL);
    note("a", "missed", ALL);
    expect(kept().done).toEqual({ a: "solved" });
    expect(countSolved(ALL)).toBe(1);
  });

  it("goes on with what is new, then with what was missed, then from the beginning", () => {
    expect(nextOf(ALL, 0)).toBe("c");
    expect(nextOf(ALL, 0, "c", { c: "missed" })).toBe("a");
    expect(nextOf(ALL, 1, "a", { c: "missed", a: "solved" })).toBe("c");
    expect(nextOf(ALL, 0, "c", { a: "solved", b: "solved", c: "solved" })).toBe("a");
    expect(nextOf(ALL, 2, "b", { b: "solved" })).toBe("b");
  });

  it("counts days in a row up to today or yesterday", () => {
    note("a", "solved", ALL, "2026-11-16");
    note("b", "solved", ALL, "2026-11-17");
    note("a", "solved", ALL, "2026-11-18");
    expect(kept().days).toEqual(["2026-11-17", "2026-11-16"]);
    expect(inARow("2026-11-17")).toBe(2);
    expect(inARow("2026-11-18")).toBe(2);
    expect(inARow("2026-11-19")).toBe(0);
  });
});
