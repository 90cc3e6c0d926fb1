/** Rings around things on the board: where each stands, seen from a layer that lies over its parent. */
export interface Box { left: number; top: number; width: number; height: number }

/** Nothing where the thing is not there, or not to be seen. */
export function boxIn(layer: Element, thing: Element | null): Box | null {
  const box = thing?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const from = layer.getBoundingClientRect();
  return { left: box.left - from.left, top: box.top - from.top, width: box.width, height: box.height };
}

/** Measure again whenever the middle of the screen, or something beside the board, changes its size and so may move what is ringed; for an effect, which it ends. */
export function followSize(layer: Element | undefined, measure: () => void): (() => void) | undefined {
  const middle = layer?.closest("main");
  if (!middle) return undefined;
  const watch = new ResizeObserver(measure);
  for (const part of [middle, ...document.querySelectorAll(".right > *")]) watch.observe(part);
  return () => watch.disconnect();
}
