/** The drawing of a game made a part of this page: words in the reader's language, seats in the colours they wear, places that can be clicked. */
import { picture } from "../../lib/picture";
import { ink } from "../../lib/players";
import type { thing } from "../../lib/thing";
import { t } from "../../lib/words.svelte";

const WIDTH = 532;
const SHAPES = "rect, path, circle, ellipse, polygon";

export interface Place { readonly node: SVGElement; readonly span: string; readonly index: number; readonly label: string; readonly held?: ReturnType<typeof thing> }

/** `charsu.core.svg.place` marks what can be pointed at. */
export function placeOf(node: Element | null): { span: string; index: number } | null {
  const span = node?.getAttribute("data-span");
  return span ? { span, index: Number(node?.getAttribute("data-index")) } : null;
}

export function drawn(board: string, height: number, label: string): { root: SVGSVGElement; places: Place[] } | null {
  const root = picture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">${board}</svg>`);
  if (!root) return null;
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", label);
  for (const node of root.querySelectorAll("[data-words]")) node.textContent = t(node.getAttribute("data-words") ?? "");
  for (const node of root.querySelectorAll("[data-seat]")) {
    const mine = ink(Number(node.getAttribute("data-seat")));
    node.setAttribute("fill", mine.line);
    if (node.localName === "text") node.textContent = mine.glyph;
  }
  return { root, places: [...root.querySelectorAll<SVGElement>("[data-span]")].flatMap(asPlace) };
}

function asPlace(node: SVGElement): Place[] {
  const place = placeOf(node);
  if (!place) return [];
  node.querySelector(SHAPES)?.classList.add("halo");
  const words = [...node.querySelectorAll("[data-words]")].map((one) => one.textContent ?? "").join(", ");
  return [{ ...place, node, label: words || `${place.span} ${place.index + 1}` }];
}
