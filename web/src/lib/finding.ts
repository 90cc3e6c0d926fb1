/** Finding in a rulebook: words as readers type them, in any case and form. As in `charsu.rulebook.search`. */
import type { Chapter } from "./protocol";

export interface Hit { readonly anchor: string; readonly title: string; readonly text: string }

/** Without capitals and accents. */
export const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A long word is looked for without its last letters, which change with its case and number: the longer, the more. */
export const stem = (word: string): string => (word.length <= 5 || /\d/.test(word) ? word : word.slice(0, word.length < 9 ? -2 : word.length < 12 ? -3 : -4));

export function wanted(query: string): string[] {
  return bare(query).split(/\s+/).filter((word) => word !== "").map(stem);
}

export const holds = (text: string, stems: readonly string[]): boolean => {
  const plain = bare(text);
  return stems.every((one) => plain.includes(one));
};

/** Cells of a table stand apart. */
const words = (one: Element): string => (one.tagName === "TR" ? [...one.children].map((cell) => cell.textContent).join(" · ") : (one.textContent ?? ""));

/** Every paragraph of a chapter that can be led to: its rules by their names, the rest by the chapter's. */
function paragraphs(chapter: Chapter): Hit[] {
  const page = new DOMParser().parseFromString(chapter.html, "text/html").body;
  const rules = [...page.querySelectorAll<HTMLElement>("[data-rule]")].map((one) => ({ anchor: one.dataset["rule"] ?? "", title: chapter.title, text: words(one) }));
  for (const done of page.querySelectorAll(".rules, .overview, .terms")) done.remove();
  const others = [...page.querySelectorAll("p, li, tr:not([data-rule])")].map((one) => ({ anchor: chapter.id, title: chapter.title, text: words(one) }));
  return [{ anchor: chapter.id, title: chapter.title, text: "" }, ...rules, ...others];
}

export function search(chapters: readonly Chapter[], query: string): Hit[] {
  const stems = wanted(query);
  if (stems.length === 0) return [];
  return chapters.flatMap(paragraphs).filter((hit) => holds(`${hit.anchor} ${hit.text || hit.title}`, stems));
}
