import { expect, test } from "vitest";
import { countUp, crowdIn, shared } from "../src/table/crowd";

test("words that all answers begin with are told once, never the whole of one", () => {
  expect(shared(["Companion to the Fountain", "Companion to the Tea House"])).toBe("Companion to the");
  expect(shared(["Kompagnon zum Obstlager", "Kompagnon zur Teestube"])).toBe("Kompagnon");
  expect(shared(["stay", "stay here"])).toBe("");
  expect(shared(["left", "right"])).toBe("");
  expect(shared([])).toBe("");
});

test("a phone has room for the words of two, a desk for those of four", () => {
  expect(crowdIn(true)).toBe(3);
  expect(crowdIn(false)).toBe(5);
});

test("answers that differ in a number can be told by it", () => {
  expect(countUp(["Назвати число 3", "Назвати число 12"])).toBe(true);
  expect(countUp(["Pay 2 lira", "Pay 3 lira"])).toBe(false);
  expect(countUp(["3", "4"])).toBe(false);
});
