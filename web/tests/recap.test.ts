import { expect, test } from "vitest";
import { inOneLine } from "../src/lib/recap";
import { words, makeBundle } from "../src/lib/words.svelte";

test("the name is said once, also where it ends in a number that keeps its noun", () => {
  words.bundle = makeBundle("ru", "g-event-moved = { $player } идёт в Чайхану.\ng-event-left = { $player } оставляет помощника.");
  words.language = "ru";
  const note = (id: string): never => ({ text: { id, args: { player: "Бот 1" } } }) as never;
  expect(inOneLine({ seat: 1, notes: [note("g-event-moved"), note("g-event-left")] }, "Бот 1")).toBe("идёт в Чайхану · оставляет помощника");
});
