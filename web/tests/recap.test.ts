import { expect, test } from "vitest";
import { latestInLine, recapOf } from "../src/lib/recap";
import { Speaker } from "../src/lib/resolve";
import { words } from "../src/lib/words.svelte";

test("the name is said once, also where it ends in a number that keeps its noun", () => {
  words.speaker = new Speaker({ language: "ru", words: "g-event-moved = { $player } идёт в Чайхану.\ng-event-left = { $player } оставляет помощника.", english: "", forms: [] });
  words.language = "ru";
  const note = (id: string): never => ({ text: { id, args: { player: "Бот 1" } } }) as never;
  expect(latestInLine({ seat: 1, notes: [note("g-event-moved"), note("g-event-left")] }, "Бот 1")).toBe("идёт в Чайхану · оставляет помощника");
});

test("a headline tells what was done last, in whole sentences, and that there was more", () => {
  words.speaker = new Speaker({ language: "en", words: "g-event-pays = { $player } pays { $count } lira to somebody with a rather long name.", english: "", forms: [] });
  words.language = "en";
  const paid = (count: number): never => ({ text: { id: "g-event-pays", args: { player: "Ben", count } } }) as never;
  const short = { seat: 1, notes: [paid(1), paid(2)] };
  expect(latestInLine(short, "Ben")).toBe("pays 1 lira to somebody with a rather long name · pays 2 lira to somebody with a rather long name");
  expect(latestInLine({ seat: 1, notes: [1, 2, 3, 4, 5].map(paid) }, "Ben")).toBe("… pays 4 lira to somebody with a rather long name · pays 5 lira to somebody with a rather long name");
});

test("what is plain to see on the board is not told again", () => {
  const entry = (number: number, event: string): never => ({ number, kind: "answer", seat: 1, notes: [{ event, player: 1, args: {}, text: { id: "g-event", args: {} } }] }) as never;
  expect(recapOf([entry(1, "tower"), entry(2, "took"), entry(3, "tower")], [0], 2, ["tower"]).map((recap) => recap.notes.map((note) => note.event))).toEqual([["took"]]);
  expect(recapOf([entry(1, "tower")], [0], 2, ["tower"])).toEqual([]);
});
