import { expect, test } from "vitest";
import { Follower, type Spot } from "../src/games/follow";

const stock: Spot = { at: "stock", kind: "cube-0", supply: true };
const at = (...places: string[]): (() => Spot[]) => () => [stock, ...places.map((place) => ({ at: place, kind: "cube-0" }))];

test("a new piece comes out of the supply, which shows another one", () => {
  const follower = new Follower();
  const before = follower.follow(1, at()).get("stock");
  const after = follower.follow(2, at("shop-3"));
  expect(after.get("shop-3")).toBe(before);
  expect(after.get("stock")).not.toBe(before);
});

test("a piece that leaves a place for another keeps its name", () => {
  const follower = new Follower();
  const name = follower.follow(1, at("shop-3", "shop-4")).get("shop-3");
  const after = follower.follow(2, at("caravan-0", "shop-4"));
  expect(after.get("caravan-0")).toBe(name);
});

test("pieces of different kinds are never mixed up, and names are never given twice", () => {
  const follower = new Follower();
  follower.follow(1, at("shop-3"));
  const after = follower.follow(2, () => [stock, { at: "shop-3", kind: "cube-1" }, { at: "shop-9", kind: "cube-0" }]);
  expect(after.get("shop-3")?.startsWith("cube-1")).toBe(true);
  expect(new Set(after.values()).size).toBe(after.size);
});

test("the same position gives the same names", () => {
  const follower = new Follower();
  const position = {};
  expect(follower.follow(position, at("shop-3"))).toEqual(follower.follow(position, at()));
});
