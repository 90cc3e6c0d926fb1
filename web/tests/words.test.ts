import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { people } from "../src/lib/people.svelte";
import type { Arg } from "../src/lib/protocol";
import { fallbacks, Speaker } from "../src/lib/resolve";
import { aloud, bound, browserLanguage, company, tenths, words } from "../src/lib/words.svelte";

const LOCALE = join(import.meta.dirname, "../../src/charsu/locale");
const LANGUAGES = ["en", "de", "ru", "uk"];
const source = (language: string): string =>
  readdirSync(join(LOCALE, language)).filter((name) => name.endsWith(".ftl")).sort().map((name) => readFileSync(join(LOCALE, language, name), "utf8")).join("\n");
const makeBundle = (language: string, words: string): Speaker => new Speaker({ language, words, english: "", forms: [] });
const speak = (speaker: Speaker, id: string, args: Record<string, Arg> = {}): string => speaker.say({ id, args }, company);
const ids = (language: string): string[] => new FluentResource(source(language)).body.map((message) => message.id).sort();

test("every language has every message, once", () => {
  const english = ids("en");
  expect(new Set(english).size).toBe(english.length);
  for (const language of LANGUAGES) expect(ids(language)).toEqual(english);
});

test("messages can be formatted with whatever they ask for", () => {
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source(language)));
    for (const id of ids(language)) {
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern, id).toBeTruthy();
      const errors: Error[] = [];
      bundle.formatPattern(pattern ?? "", new Proxy({}, { get: () => 2, has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 2 }) }), errors);
      expect(errors, `${language} ${id}`).toEqual([]);
    }
  }
});

test("every message the client names exists", () => {
  const bundle = makeBundle("en", source("en"));
  const root = join(import.meta.dirname, "../src");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  const missing = files.flatMap((name) => [...readFileSync(join(root, name), "utf8").matchAll(/["'`](web-[a-z0-9-]+[a-z0-9])["'`]/g)].map((found) => found[1] ?? "")).filter((id) => !bundle.has(id));
  expect(missing).toEqual([]);
});

test("plurals of Russian and Ukrainian", () => {
  const russian = makeBundle("ru", source("ru"));
  expect(speak(russian, "web-istanbul-stack", { count: 1 })).toBe("1 помощник в стопке");
  expect(speak(russian, "web-istanbul-stack", { count: 3 })).toBe("3 помощника в стопке");
  expect(speak(russian, "web-istanbul-stack", { count: 5 })).toBe("5 помощников в стопке");
  expect(speak(makeBundle("uk", source("uk")), "web-istanbul-stack", { count: 2 })).toBe("2 помічники у стосі");
});

test("an answer without words of its own takes those of its span", () => {
  expect(fallbacks("istanbul-answer-take-mosque-tile")).toEqual(["istanbul-answer-mosque-tile", "istanbul-answer-tile"]);
  expect(fallbacks("istanbul-ask-move")).toEqual([]);
  const bundle = makeBundle("en", "g-answer-place = To { $place }\ng-place-1 = the gate");
  expect(speak(bundle, "g-answer-move-place", { place: { ref: "g-place-1" } })).toBe("To the gate");
});

test("an answer never takes the words of another span", () => {
  const bundle = makeBundle("en", "g-answer-tile = Take the { $tile }\ng-tile-1 = red tile\ng-seat-0 = Red");
  expect(speak(bundle, "g-answer-act-tile", { tile: { ref: "g-tile-1" } })).toBe("Take the red tile");
  expect(speak(bundle, "g-answer-act-kiosk-tile", { "kiosk-tile": { ref: "g-tile-1" } })).toBe("g-answer-act-kiosk-tile");
});

test("a name brings its forms along", () => {
  const bundle = makeBundle("ru", "g-event-moved = { $player } идёт { $place-to }.\ng-place-1 = Чайхана\n    .to = в Чайхану\ng-seat-0 = Аня");
  expect(speak(bundle, "g-event-moved", { player: { ref: "g-seat-0" }, place: { ref: "g-place-1" } })).toBe("Аня идёт в Чайхану.");
});

test("an answer begins with a capital, nothing else does", () => {
  const bundle = makeBundle("de", "g-answer-tent = { $tent } setzen\ng-event-tent = { $tent } steht.\ng-tent = den roten Hauptstand");
  expect(speak(bundle, "g-answer-tent", { tent: { ref: "g-tent" } })).toBe("Den roten Hauptstand setzen");
  expect(speak(bundle, "g-event-tent", { tent: { ref: "g-tent" } })).toBe("den roten Hauptstand steht.");
});

test("what is read aloud has one stop after each sentence", () => {
  expect(aloud(["Red goes to the Tea House.", "Blue: which card", "Red: announce a number?"])).toBe("Red goes to the Tea House. Blue: which card. Red: announce a number?");
});

test("sentences are said to people as the library says them", () => {
  interface Case { language: string; id: string; args: Record<string, Arg>; names: string[]; you: number; said: string }
  const cases = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/core/said.json"), "utf8")) as Case[];
  const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, makeBundle(language, source(language))]));
  for (const one of cases) {
    people.seat(one.names, one.you);
    const bundle = bundles[one.language];
    expect(bundle && speak(bundle, one.id, one.args)).toBe(one.said);
  }
  people.leave();
});

test("what a language lacks is said in English, with the plurals of English and the names it has", () => {
  const speaker = new Speaker({ language: "ru", words: "g-place-1 = Чайхана\n    .to = в Чайхану\n", english: "g-event-paid = { $player } pays { $lira ->\n    [one] one lira\n   *[other] { $lira } lira\n} at { $place } ({ $place-to }, { $other-to }).\ng-seat-0 = Red\n", forms: ["to"] });
  const args = { player: { ref: "g-seat-0" }, other: { ref: "g-seat-0" }, place: { ref: "g-place-1" }, lira: 21 };
  expect(speak(speaker, "g-event-paid", args)).toBe("Red pays 21 lira at Чайхана (в Чайхану, Red).");
  expect(speaker.has("g-event-paid")).toBe(true);
  expect(speak(speaker, "g-event-nothing")).toBe("g-event-nothing");
});

test("numbers keep their nouns in Russian and Ukrainian", () => {
  expect(bound("ru", "Платит 5 лир и берёт № 3 — всё")).toBe("Платит 5\u00a0лир и берёт №\u00a03\u00a0— всё");
  expect(bound("de", "5 Lira — 3 %")).toBe("5 Lira — 3\u00a0%");
});

test("the browser's first known language is taken", () => {
  expect(browserLanguage(["fr-FR", "uk-UA", "ru"])).toBe("uk");
  expect(browserLanguage(["fr"])).toBe("en");
});

test("numbers have a comma where the language writes one", () => {
  words.language = "de";
  expect([tenths(70.66), tenths(24), tenths(1168)]).toEqual(["70,7", "24,0", "1168,0"]);
  words.language = "en";
  expect(tenths(-0.5)).toBe("-0.5");
});
