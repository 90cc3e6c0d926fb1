import { dress } from "./dress.svelte";

/** Ink and shape of each colour; the shape stands on every piece, so that nothing is told by colour alone. */
export interface Ink {
  readonly fill: string;
  readonly text: string;
  /** For lines on paper, where white would not be seen. */
  readonly line: string;
  readonly shape: "diamond" | "circle" | "triangle" | "square" | "star";
  readonly glyph: string;
}

/** In the order of `COLOURS`. */
export const INKS: readonly Ink[] = [
  { fill: "#d4451f", text: "#ffffff", line: "#d4451f", shape: "diamond", glyph: "◆" },
  { fill: "#2273b9", text: "#ffffff", line: "#2273b9", shape: "circle", glyph: "●" },
  { fill: "#218a4b", text: "#ffffff", line: "#218a4b", shape: "triangle", glyph: "▲" },
  { fill: "#eab820", text: "#2b2118", line: "#eab820", shape: "square", glyph: "■" },
  { fill: "#fbf7ec", text: "#2b2118", line: "#8f8778", shape: "star", glyph: "★" },
];

export const NEUTRAL: Ink = { fill: "#9a9184", text: "#2b2118", line: "#9a9184", shape: "circle", glyph: "○" };

export const ink = (seat: number): Ink => INKS[dress.of(seat)] ?? NEUTRAL;

/** Outlines in a box of 20 around 0,0. */
export const SHAPES: Record<Ink["shape"], string> = {
  diamond: "M0-8.5 8.5 0 0 8.5-8.5 0Z",
  circle: "M-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0Z",
  triangle: "M0-8 8.3 6.5H-8.3Z",
  square: "M-6.8-6.8H6.8V6.8H-6.8Z",
  star: "M0-9 2.6-3 9-2.6 4.2 1.6 5.8 8 0 4.6-5.8 8-4.2 1.6-9-2.6-2.6-3Z",
};
