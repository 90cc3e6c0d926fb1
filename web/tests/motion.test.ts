import { expect, test } from "vitest";
import { game as cairo } from "../src/games/cairo";
import { startsOf } from "../src/lib/motion";
import { happeningOf } from "../src/lib/scene";

const note = (event: string, player: number, args: Record<string, number> = {}): never => ({ event, player, args, text: { id: event, args } }) as never;

test("whoever looks on sees one thing after the other; one's own answers are played at once", () => {
  expect(startsOf(3, 100, true)).toEqual([0, 80, 160]);
  expect(startsOf(3, 100, false)).toEqual([0, 0, 0]);
});

test("a customer who is called goes to the entrance, where the newcomer stands afterwards", () => {
  expect(cairo.past?.([note("called", 1, { customer: 0, cell: 5 }), note("arrived", 1, { customer: 2, cell: 5 })])).toEqual([[expect.stringContaining("customer-"), expect.stringContaining("customer-")]]);
  expect(cairo.past?.([note("took-card", 1)])).toEqual([]);
});

test("things happen to a seat where it stands, else where the last note points, else where they are told", () => {
  const scene = { mark: ({ event }: { event: string }) => [`[data-${event}]`] };
  const { where } = happeningOf([note("first", 1), note("last", 1)], {} as never, scene, true);
  expect(where(2)).toEqual(['[data-origin="2"]', '[data-origin="1"]', "[data-last]", "[data-first]", "[data-telling]", "[data-board]"]);
});
