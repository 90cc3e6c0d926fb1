import { expect, test } from "vitest";
import { nearest } from "../src/lib/arrows";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("an arrow goes to the nearest thing in its direction", () => {
  const boxes = [box(100, 0), box(50, 0), box(0, 50)];
  expect(nearest(box(0, 0), boxes, [1, 0])).toBe(1);
  expect(nearest(box(0, 0), boxes, [0, 1])).toBe(2);
});

test("straight ahead counts more than sideways", () => {
  expect(nearest(box(0, 0), [box(20, 60), box(80, 0)], [1, 0])).toBe(1);
});

test("where nothing lies there is no answer", () => {
  expect(nearest(box(0, 0), [box(50, 0)], [-1, 0])).toBe(-1);
});
