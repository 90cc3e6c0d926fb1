/** What can be chosen and where it is seen: between the question and the lower edge of the window. */
export interface Spot { readonly top: number; readonly bottom: number }
export interface Sight { readonly above: number; readonly below: number }

/** How far to scroll so that all spots are seen; if there is no room for all, so that the first comes to the upper edge. */
export function way(spots: readonly Spot[], top: number, bottom: number): number {
  if (spots.length === 0) return 0;
  const first = Math.min(...spots.map((spot) => spot.top));
  const last = Math.max(...spots.map((spot) => spot.bottom));
  if (first >= top && last <= bottom) return 0;
  return last - first > bottom - top || first < top ? first - top : last - bottom;
}

/** How many spots are hidden under the question or below the window, by more than a half. */
export function beyond(spots: readonly Spot[], top: number, bottom: number): Sight {
  const middle = (spot: Spot): number => (spot.top + spot.bottom) / 2;
  return { above: spots.filter((spot) => middle(spot) < top).length, below: spots.filter((spot) => middle(spot) > bottom).length };
}

/** Where the answers lie that have no button in the bar. */
export function answersOutside(bar: Element): Spot[] {
  const said = new Set([...bar.querySelectorAll<HTMLElement>("[data-answer]")].map((one) => one.dataset["answer"]));
  const spots = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-can][data-answer]")].filter((one) => !said.has(one.dataset["answer"]));
  const { left, right } = bar.getBoundingClientRect();
  // what stands beside the bar is not hidden by it
  return spots.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0 && box.right > left && box.left < right);
}

const MARGIN = 10;

/** The stretch of the window in which things are seen. */
export function stretch(bar: Element): [number, number] {
  return [isSticky(bar) ? Math.max(bar.getBoundingClientRect().bottom, 0) + MARGIN : MARGIN, floor() - MARGIN];
}

/** The lower edge of what is seen: of the window, or on a phone of what stands above an open card of help. */
function floor(): number {
  const card = document.querySelector(".help.pinned")?.getBoundingClientRect();
  return card && card.width > innerWidth / 2 && card.bottom > innerHeight - 2 * MARGIN ? card.top : innerHeight;
}

function isSticky(bar: Element): boolean {
  return getComputedStyle(bar).position === "sticky" || getComputedStyle(bar.parentElement ?? bar).position === "sticky";
}

/** Bring what can be chosen into sight, moving no more than needed. */
export function bringIntoSight(bar: Element): void {
  scroll(scrollFor(bar, answersOutside(bar)));
}

/** While others play, the board comes out from under the question; nothing else moves. */
export function bringBoard(bar: Element): void {
  const board = document.querySelector("[data-board]")?.getBoundingClientRect();
  if (board) scroll(Math.min(0, scrollFor(bar, [board])));
}

function scroll(by: number): void {
  if (Math.abs(by) > 1) scrollBy({ top: by, behavior: document.documentElement.dataset["motion"] === "calm" ? "instant" : "smooth" });
}

const STICKS = 6;

/** Wherever the bar stands now: it will stick at the upper edge. */
function scrollFor(bar: Element, spots: readonly Spot[]): number {
  return way(spots, isSticky(bar) ? STICKS + bar.getBoundingClientRect().height + MARGIN : MARGIN, floor() - MARGIN);
}
