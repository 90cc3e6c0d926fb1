import { expect, test } from "vitest";
import { againstBots, Along, wishOf, type Taken } from "../src/lib/along";
import type { Entry, Seat, Summary } from "../src/lib/protocol";

const seat = (number: number, bot: string | null, kind: Seat["kind"] = bot ? "bot" : "person"): Seat => ({ seat: number, kind, name: "", colour: "blue", bot, present: true, host: number === 0 });
const taken = (number: number, ...answers: string[]): Taken => ({ number, match: { answers, game: "cairo" } });
const answer = (number: number, notation: string): Entry => ({ number, kind: "answer", at: 0, notation });

test("only where all others are bots can a match be taken along", () => {
  expect(againstBots([seat(0, null), seat(1, "trader")], [0])).toBe(true);
  expect(againstBots([seat(0, null), seat(1, null), seat(2, "trader")], [0])).toBe(false);
  expect(againstBots([seat(0, null), seat(1, null), seat(2, "trader")], [0, 1])).toBe(true);
  expect(againstBots([seat(0, null), seat(1, null, "open"), seat(2, "trader")], [0])).toBe(false);
  expect(againstBots([seat(0, null), seat(1, null)], [0, 1])).toBe(false);
});

test("one request at a time, and one more when the table has moved on meanwhile", async () => {
  const given = [taken(5, "a"), taken(9, "a", "b")];
  let asked = 0;
  const along = new Along(() => Promise.resolve(given[asked++]!));
  await Promise.all([along.follow(5), along.follow(7), along.follow(9)]);
  expect(asked).toBe(2);
  expect(along.latest([])?.answers).toEqual(["a", "b"]);
});

test("what was acknowledged since is added until something is hidden", async () => {
  const along = new Along(() => Promise.resolve(taken(5, "a")));
  expect(along.latest([])).toBeNull();
  await along.follow(5);
  expect(along.latest([answer(5, "a"), answer(6, "go 3"), answer(7, "roll 1 2")])?.answers).toEqual(["a", "go 3", "roll 1 2"]);
  expect(along.latest([answer(6, "go 3"), answer(7, "?"), answer(8, "pass")])?.answers).toEqual(["a", "go 3"]);
  expect(along.latest([answer(6, "go 3"), { number: 7, kind: "undo", at: 0 }])?.answers).toEqual(["a", "go 3"]);
});

test("a server that does not answer is not asked again and again", async () => {
  let asked = 0;
  const along = new Along(() => { asked += 1; return Promise.reject(new Error("no line")); });
  await along.follow(5);
  expect(asked).toBe(1);
});

test("the table that goes on has the same people and bots", () => {
  const wish = wishOf(taken(5).match, [seat(0, "trader"), seat(1, null), seat(2, null)], { undo: "free" } as Summary, [1, 2]);
  expect(wish.seats.map((one) => [one.kind, one.bot])).toEqual([["bot", "trader"], ["me", undefined], ["hot", undefined]]);
});
