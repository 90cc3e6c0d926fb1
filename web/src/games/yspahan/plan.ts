/**
 * Our own plan of the city, in cells: the centre square is 0,0, the streets run along the axes, shops stand where their doors open onto
 * their squares. A tall screen turns the plan by a quarter, so that the long western street runs down the page.
 */
export type Point = readonly [number, number];

export const SHOPS: readonly Point[] = [
  [-3, 1.15], [-1.15, 1.15], [-1.15, 2.4], // bag: white
  [-1.15, 4], [-1.15, 6], [-2.7, 5], [-2.7, 6.6], // blue
  [-7, 1.15], [-5, 1.15], [-3.7, 2.9], [-5.1, 2.9], [-6.5, 2.9], // yellow
  [-9, 1.15], [-9.7, 3], [-8, 3], [-9.7, 4.8], [-8, 4.8], [-8.85, 6.5], // pink
  [1.15, 1.15], [2.4, 1.15], // barrel: white
  [1.15, 3.05], [2.7, 3.05], [4.1, 3.05], // blue
  [4, 1.15], [6, 1.15], [6.8, 2.8], [6.8, 4.3], // yellow
  [1.15, 5], [1.15, 6.85], [2.8, 5.2], [4.2, 6.1], [2.8, 6.85], // pink
  [-4, -1.15], [-2.35, -1.15], // chest: blue
  [-9.85, -1.15], [-8, -1.15], [-6, -1.15], // yellow
  [-1.15, -2.4], [-1.15, -3.9], [-2.65, -3.9], [-2.65, -2.5], // pink
  [1.15, -1.15], // vase: blue
  [1.15, -3], [2.95, -3], // yellow
  [3, -1.15], [5, -1.15], [6.85, -1.15], // orange
];

/** The carpet under the shops of each souk runs along these. */
export const CARPETS: readonly (readonly number[])[] = [
  [0, 1, 2], [3, 5, 4, 6, 5], [7, 8, 9, 10, 11, 7], [12, 14, 13, 15, 17, 16, 14],
  [18, 19], [20, 21, 22], [23, 24, 25, 26], [27, 29, 30, 31, 28, 27],
  [32, 33], [34, 35, 36], [37, 38, 39, 40, 37], [41], [42, 43], [44, 45, 46],
];

/** Where the points of each souk are written. */
export const BADGES: readonly Point[] = [
  [-2.08, 1.98], [-2.35, 3.95], [-6, 1.15], [-8.85, 3.9], [2.42, 2.08], [5.05, 3.05], [5, 1.15], [1.98, 5.98],
  [-3.18, -1.15], [-7, -1.15], [-1.9, -3.2], [2.08, -1.15], [2.05, -3], [4, -1.15],
];

export const EMBLEMS: readonly Point[] = [[-5.4, 5.2], [5.95, 5.85], [-6.4, -3.35], [5.3, -3.35]];

/** Trees and wells where nobody trades. */
export const GARDENS: readonly Point[] = [[-1.2, -1.15], [-9.7, -3.7], [-3.9, -3.3], [-9.2, -2.9], [-6.9, 6.7], [-3.9, 5.9], [-4.4, 7], [-7, 4.5], [4.6, 4.6], [7.05, -3.9], [3.75, -4.05], [7, 7.05]];

const WALLS: readonly (readonly [number, number, number, number])[] = [[-10.5, 0.5, -0.5, 7.5], [0.5, 0.5, 7.5, 7.5], [-10.5, -4.5, -0.5, -0.5], [0.5, -4.5, 7.5, -0.5]];
const LENGTHS = [10, 7, 4, 7];
const WAYS: readonly Point[] = [[-1, 0], [1, 0], [0, -1], [0, 1]];

/** The squares in the order of the rules: the centre, then outward along west, east, north and south. */
export const SQUARES: readonly Point[] = [
  [0, 0],
  ...LENGTHS.flatMap((length, arm) => Array.from({ length }, (_, i): Point => [(WAYS[arm]?.[0] ?? 0) * (i + 1), (WAYS[arm]?.[1] ?? 0) * (i + 1)])),
];

export interface Plan { readonly width: number; readonly height: number; at(point: Point): Point; walls: { x: number; y: number; width: number; height: number }[] }

const CELL = 100;

export function plan(tall: boolean): Plan {
  const deep = tall ? CELL : CELL * 1.26;
  const at = ([x, y]: Point): Point => (tall ? [(8.05 - y) * CELL, (x + 11) * CELL] : [(x + 11) * CELL, (y + 4.9) * deep]);
  const walls = WALLS.map(([left, top, right, bottom]) => {
    const [ax, ay] = at([left, top]);
    const [bx, by] = at([right, bottom]);
    return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
  });
  return { width: (tall ? 13.1 : 19) * CELL, height: tall ? 19 * CELL : 12.8 * deep, at, walls };
}
