import { describe, expect, it } from "vitest";
import { held } from "../src/local/ground";

/** Bytes one behind the other, each part at a multiple of 16, and where they lie. */
function laid(...parts: (Float32Array | Int8Array | Int16Array)[]): { content: Uint8Array; places: number[] } {
  const places: number[] = [], content = new Uint8Array(256);
  let next = 3; // a file's arrays lie anywhere
  for (const part of parts) {
    places.push(next);
    content.set(new Uint8Array(part.buffer), next);
    next += (part.byteLength + 15) & ~15;
  }
  return { content, places };
}
const reals = (bytes: Uint8Array): number[] => [...new Float32Array(bytes.slice().buffer)];

describe("the arrays of a network's file", () => {
  it("are there as they are", () => {
    const { content, places: [at = 0] } = laid(new Float32Array([1.5, -2]));
    expect(reals(held(content, { at, bytes: 8, shape: [2] }))).toEqual([1.5, -2]);
  });

  it.each([[1, Int8Array], [2, Int16Array]] as const)("are whole numbers of %d bytes times the scale of a line, or a line as it is", (steps, Whole) => {
    const scale = Math.fround(0.1);
    const { content, places: [at = 0, codes, lines] } = laid(new Float32Array([scale, 0, 2]), new Whole([3, -5, 100, 7]), new Float32Array([0.25, 9]));
    const told = reals(held(content, { at, bytes: 24, shape: [3, 2], steps, codes, lines }));
    expect(told).toEqual([Math.fround(3 * scale), Math.fround(-5 * scale), 0.25, 9, 200, 14]);
  });

  it("are lines that stand on the line before, added up as the other machines add them", () => {
    const scale = Math.fround(0.1), below = Math.fround(3 * scale);
    const { content, places: [at = 0, codes, lines, on] } = laid(new Float32Array([scale, scale, 0]), new Int8Array([3, -5]), new Float32Array([9]), new Int8Array([0, 1, 1]));
    const told = reals(held(content, { at, bytes: 12, shape: [3, 1], steps: 1, codes, lines, on }));
    const second = Math.fround(Math.fround(-5 * scale) + below);
    expect(told).toEqual([below, second, Math.fround(9 + second)]);
  });
});
