import { expect, test } from "vitest";
import { isHarmless } from "../src/lib/picture";

test("a picture may be drawn and point into itself", () => {
  for (const [name, value] of [["d", "M0 0h4"], ["fill", "url(#dusk)"], ["fill", "url( '#dusk')"], ["href", "#lamp"], ["data-span", "stall"], ["class", "night"]] as const) expect(isHarmless(name, value), `${name}=${value}`).toBe(true);
});

test("nothing in a picture acts or fetches", () => {
  for (const [name, value] of [["onclick", "alert(1)"], ["onLoad", "x"], ["style", "fill: red"], ["href", "https://elsewhere/x.svg"], ["xlink:href", "javascript:alert(1)"], ["fill", "url(https://elsewhere/x)"], ["mask", "URL('//elsewhere')"]] as const) expect(isHarmless(name, value), `${name}=${value}`).toBe(false);
});
