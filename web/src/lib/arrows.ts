/**
 * Keys at the table: arrows walk over what may be chosen, to the nearest thing in that direction, with Shift over everything; Enter chooses;
 * 1 to 9 give the answers that are words. Whoever uses keys finds the first answer under them when a question comes.
 */
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface Box { left: number; top: number; width: number; height: number }

/** The index of the nearest box in a direction: straight ahead counts more than sideways. */
export function nearest(from: Box, boxes: Box[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const distance = ahead + 2.2 * aside;
    if (ahead > 2 && distance < least) [best, least] = [i, distance];
  });
  return best;
}

let byKeys = false;

export function keys(event: KeyboardEvent): void {
  byKeys = true;
  const target = event.target as Element | null;
  if (event.altKey || event.ctrlKey || event.metaKey || target?.matches("input, select, textarea, [data-own-keys], [data-own-keys] *")) return;
  const way = WAYS[event.key];
  if (way) walk(event, target, way);
  else if (/^[1-9]$/.test(event.key)) number(event, Number(event.key));
}

export function pointer(): void {
  byKeys = false;
}

const seen = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getBoundingClientRect().width > 0);

function walk(event: KeyboardEvent, target: Element | null, way: [number, number]): void {
  const things = seen(event.shiftKey ? "[data-can], [data-thing][role]" : "[data-can]");
  if (things.length === 0) return;
  event.preventDefault();
  const from = things.find((one) => one === target);
  if (!from) return things[0]?.focus();
  const others = things.filter((one) => one !== from);
  const neighbour = others[nearest(from.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), way)];
  // nothing lies that way: go on in reading order, so that everything can be reached with any arrow
  const turn = way[0] + way[1];
  (neighbour ?? things[(things.indexOf(from) + turn + things.length) % things.length])?.focus();
}

/** The answer that is a button with this number; where there are none, the thing on the board in reading order, to be confirmed. */
function number(event: KeyboardEvent, which: number): void {
  const buttons = seen(".answers [data-can]");
  const button = (buttons.length > 0 ? buttons : seen("[data-can]"))[which - 1];
  if (!button) return;
  event.preventDefault();
  if (buttons.length > 0) button.click();
  else button.focus();
}

/** A question has come: whoever uses keys is taken to its first answer, unless they are at one already. */
export function toFirstAnswer(): void {
  const at = document.activeElement;
  if (!byKeys || at?.matches("[data-can], input, select, textarea, [data-own-keys], [data-own-keys] *")) return;
  (seen(".answers [data-can]")[0] ?? seen("[data-can]")[0])?.focus({ preventScroll: false });
}
