/** Pictures that a game brings as SVG: its cover, its board. They come from whoever installed the game, and still may do nothing but be seen. */
const SEEN = new Set(["svg", "g", "defs", "symbol", "use", "title", "desc", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "lineargradient", "radialgradient", "stop", "clippath", "mask", "pattern"]);

/** May this attribute stay? Nothing that acts, fetches, or that the page's policy refuses. */
export function isHarmless(name: string, value: string): boolean {
  if (/^on|^style$/i.test(name)) return false;
  if (/href$/i.test(name)) return value.startsWith("#");
  return !/url\((?!\s*['"]?#)/i.test(value);
}

/** The picture as nodes of this page; null where the text is no picture. */
export function picture(source: string): SVGSVGElement | null {
  const root = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  if (root.localName !== "svg") return null;
  for (const node of [...root.querySelectorAll("*")]) if (!SEEN.has(node.localName.toLowerCase())) node.remove();
  for (const node of [root, ...root.querySelectorAll("*")])
    for (const { name, value } of [...node.attributes]) if (!isHarmless(name, value)) node.removeAttribute(name);
  return document.importNode(root, true) as unknown as SVGSVGElement;
}
