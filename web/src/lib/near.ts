/**
 * `use:near`: a board of small things under a finger. What can be chosen counts as at least 44 pixels wide and high; where a finger may have
 * meant two of them, the board comes closer and the next touch decides. A touch beside everything steps back.
 */
import type { Desk } from "./desk.svelte";

export interface Target { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const FINGER = 44;
const CLOSE = 50;

/** Which of these a touch may mean, the nearest first. */
export function meant<T extends Target>(targets: readonly T[], x: number, y: number): T[] {
  const away = (one: T): [number, number] => [Math.abs((one.left + one.right) / 2 - x), Math.abs((one.top + one.bottom) / 2 - y)];
  const reach = (size: number): number => Math.max(size, FINGER) / 2;
  return targets
    .filter((one) => away(one)[0] <= reach(one.right - one.left) && away(one)[1] <= reach(one.bottom - one.top))
    .sort((a, b) => Math.hypot(...away(a)) - Math.hypot(...away(b)));
}

/** How much closer the board must come until the smallest of them is large enough. */
export function closer(targets: readonly Target[]): number {
  const smallest = Math.min(...targets.map((one) => Math.min(one.right - one.left, one.bottom - one.top)));
  return Math.min(3, Math.max(1.5, CLOSE / smallest));
}

interface Found extends Target { readonly thing: Element }
interface Looking { desk: Desk; options: unknown }

export function near(frame: HTMLElement, first: Looking): { update(next: Looking): void; destroy(): void } {
  let { desk, options } = first;
  let close = false;
  const picture = (): HTMLElement | SVGElement | null => frame.querySelector(":scope > *");

  const step = (scale: number, x = 0, y = 0): void => {
    const one = picture();
    close = scale > 1;
    frame.toggleAttribute("data-close", close);
    if (!one) return;
    const box = frame.getBoundingClientRect();
    if (close) one.style.transformOrigin = `${x - box.left}px ${y - box.top}px`;
    one.style.transform = close ? `scale(${scale})` : "";
  };
  const touched = (event: MouseEvent): void => {
    if ((event as PointerEvent).pointerType !== "touch") return;
    const things = [...frame.querySelectorAll("[data-can]")].map((thing): Found => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return { thing, left, top, right, bottom };
    });
    const candidates = meant(things, event.clientX, event.clientY);
    const hit = candidates.find(({ thing }) => thing.contains(event.target as Node));
    if (close ? hit !== undefined : candidates.length === 0 || (candidates.length === 1 && hit)) return;
    event.stopPropagation();
    event.preventDefault();
    const nearest = candidates[0];
    if (close && !nearest) step(1);
    else if (close || candidates.length === 1) desk.answerId(Number(nearest?.thing.getAttribute("data-answer")));
    else step(closer(candidates), event.clientX, event.clientY);
  };
  frame.addEventListener("click", touched, true);
  frame.setAttribute("data-near", "");
  return {
    update(next) {
      if (next.options !== options) step(1);
      ({ desk, options } = next);
    },
    destroy: () => frame.removeEventListener("click", touched, true),
  };
}
