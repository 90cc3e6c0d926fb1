import { afterEach, expect, test } from "vitest";
import { dress } from "../src/lib/dress.svelte";
import { ink, INKS } from "../src/lib/players";
import { Speaker } from "../src/lib/resolve";
import { company } from "../src/lib/words.svelte";
import type { Arg } from "../src/lib/protocol";

const speaker = new Speaker({ language: "en", words: "istanbul-seat-0 = Red\ncairo-seat-0 = Ankh\nweb-colour-white = White\nistanbul-event-acted = { $player } acts.\ncairo-event-acted = { $player } acts.", english: "", forms: [] });
const speak = (id: string, args: Record<string, Arg>): string => speaker.say({ id, args }, company);

afterEach(() => { dress.wear([]); dress.byColour = false; });

test("a seat wears the colour of its number until it chooses another", () => {
  expect(ink(0)).toBe(INKS[0]);
  dress.wear(["white", "blue", "vermilion"]);
  expect([ink(0), ink(1), ink(2)]).toEqual([INKS[4], INKS[1], INKS[0]]);
});

test("sentences call a seat by the colour it wears", () => {
  dress.byColour = true;
  expect(speak("istanbul-event-acted", { player: { ref: "istanbul-seat-0" } })).toBe("Red acts.");
  dress.wear(["purple", "blue"]); // at an older table
  expect(speak("istanbul-event-acted", { player: { ref: "istanbul-seat-0" } })).toBe("White acts.");
});

test("a crest stays with its seat", () => {
  dress.wear(["purple", "blue"]);
  expect(speak("cairo-event-acted", { player: { ref: "cairo-seat-0" } })).toBe("Ankh acts.");
});
