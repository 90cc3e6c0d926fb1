/** Sentences that the library has put into words, said again by the client. The cases are written by tests/core/test_alike.py, which runs this. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seatOf } from "../src/lib/people.svelte";
import type { Text } from "../src/lib/protocol";
import { Speaker, type Company, type Served } from "../src/lib/resolve";

interface Case extends Text { language: string; names: string[]; you: number | null; said: string }
const file = process.env["CHARSU_CASES"];

function company({ names, you }: Case): Company {
  const seat = (id: string): number => seatOf(id) ?? -1;
  return { name: (id) => names[seat(id)] || undefined, isYou: (id) => you !== null && seat(id) === you, called: (id) => id };
}

test.runIf(file)("the client says every sentence as the library does", () => {
  const { served, cases } = JSON.parse(readFileSync(file ?? "", "utf8")) as { served: Served[]; cases: Case[] };
  const speakers = new Map(served.map((one) => [one.language, new Speaker(one)]));
  const otherwise = cases.flatMap((one) => {
    const said = speakers.get(one.language)?.say(one, company(one));
    return said === one.said ? [] : [{ id: one.id, args: JSON.stringify(one.args), language: one.language, you: one.you, library: one.said, browser: said }];
  });
  expect(otherwise.slice(0, 20)).toEqual([]);
  console.log(`${cases.length} sentences`);
}, 120_000);
