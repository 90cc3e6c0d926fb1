import { expect, test } from "vitest";
import type { GameModule } from "../src/games/module";
import { Desk } from "../src/lib/desk.svelte";
import type { Option, Reason, View } from "../src/lib/protocol";

const option = (id: number, span: string, index: number): Option => ({ id, span, index, notation: `${span} ${index}`, text: { id: "x", args: {} } });
const view = { seat: 0, over: false } as View;

function desk(options: Option[], risky: (one: Option) => boolean = () => false): { desk: Desk; given: number[] } {
  const given: number[] = [];
  const module = { risky } as unknown as GameModule;
  const why = (span: string, index: number): Promise<Reason> => Promise.resolve({ text: { id: `${span}-${index}`, args: {} }, rule: "R-1" });
  return { given, desk: new Desk(module, () => ({ view, options, names: [], answer: (one) => given.push(one.id), why })) };
}

test("an answer is found by what it points at", () => {
  const { desk: found } = desk([option(1, "place", 9), option(2, "good", 0)]);
  expect(found.find("place", 9)?.id).toBe(1);
  expect(found.any(["place", 3], ["good", 0])?.id).toBe(2);
  expect(found.find("place", 3)).toBeUndefined();
});

test("what the board claims is no button any more, until it lets go", () => {
  const { desk: found } = desk([option(1, "place", 9), option(2, "good", 0)]);
  found.claim(1, 1);
  expect(found.unclaimed.map((one) => one.id)).toEqual([2]);
  found.claim(1, -1);
  expect(found.unclaimed.map((one) => one.id)).toEqual([1, 2]);
});

test("answers become buttons only when the board has said what it claims", () => {
  const { desk: found } = desk([option(1, "place", 9), option(2, "good", 0)]);
  expect(found.loose).toEqual([]);
  found.claim(1, 1);
  found.settle();
  const buttons = found.loose;
  expect(buttons.map((one) => one.id)).toEqual([2]);
  found.settle();
  expect(found.loose).toBe(buttons);
});

test("a risky answer is asked once, then given", () => {
  const stop = option(3, "stop", 0);
  const { desk: found, given } = desk([stop], (one) => one.span === "stop");
  found.answer(stop);
  expect(given).toEqual([]);
  found.answer(stop);
  expect(given).toEqual([3]);
});

test("the rules are asked why not, of what cannot be chosen", async () => {
  const { desk: found } = desk([option(1, "place", 9)]);
  const about = async (index: number, which?: number): Promise<string | undefined> => {
    found.helped = { kind: "place", index, span: "place", at: null, pinned: true, ...(which === undefined ? {} : { which }) };
    await found.wonder();
    return found.reason?.text.id;
  };
  expect(await about(9)).toBeUndefined();
  expect(await about(3)).toBe("place-3");
  expect(await about(3, 2)).toBe("place-2");
});

test("an answer tells what it costs and gives", () => {
  const { desk: found } = desk([]);
  expect(found.chips({ ...option(1, "place", 9), worth: { lira: -2, ruby: 1 } }).map((chip) => [chip.name, chip.amount])).toEqual([["lira", -2], ["ruby", 1]]);
  expect(found.chips(option(1, "place", 9))).toEqual([]);
});
