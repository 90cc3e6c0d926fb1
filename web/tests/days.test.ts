/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { dayBefore, dayOf, ordinal } from "../src/lib/days";
import { fileName } from "../src/lib/names";

const NOON = Date.parse("2026-11-16T12:00:00Z");
const ZONES = { "Pacific/Kiritimati": "2026-11-17", "Europe/Kyiv": "2026-11-16", "Pacific/Pago_Pago": "2026-11-16", "Pacific/Auckland": "2026-11-17" };
const zone = process.env["TZ"];

afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

test.each(Object.entries(ZONES))("in %s the calendar shows %s", (name, day) => {
  process.env["TZ"] = name;
  expect(dayOf(NOON)).toBe(day);
  expect(fileName({ game: "cairo", created: NOON, id: "abcdefgh" })).toBe(`charsu-cairo-${day}-efgh.json`);
});

test("days are counted by the calendar, whatever hours they have", () => {
  process.env["TZ"] = "America/Los_Angeles"; // on 1 November 2026 the clock was put back, on 8 March on
  expect([dayBefore("2026-11-02"), dayBefore("2026-11-01"), dayBefore("2026-03-09"), dayBefore("2028-03-01")]).toEqual(["2026-11-01", "2026-10-31", "2026-03-08", "2028-02-29"]);
  expect(ordinal("2026-11-16")).toBe(739_936); // date(2026, 11, 16).toordinal()
});

test("one file knows which day it is", () => {
  const root = new URL("../src/", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  expect(files.filter((name) => /toISOString|getFullYear|getUTCFullYear/.test(readFileSync(new URL(name, root), "utf8")))).toEqual(["lib/days.ts"]);
});
