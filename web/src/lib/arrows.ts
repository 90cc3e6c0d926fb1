/** Arrow keys walk over what may be chosen, to the nearest thing in that direction; Enter chooses it. */
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

export function arrowKeys(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const target = event.target as Element | null;
  if (!way || event.altKey || event.ctrlKey || event.metaKey || target?.matches("input, select, textarea, [data-own-keys], [data-own-keys] *")) return;
  const things = [...document.querySelectorAll<HTMLElement>("[data-can]")].filter((one) => one.getBoundingClientRect().width > 0);
  if (things.length === 0) return;
  event.preventDefault();
  const from = target?.matches("[data-can]") ? target : null;
  if (!from) return things[0]?.focus();
  const others = things.filter((one) => one !== from);
  const found = others[nearest(from.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), way)];
  // nothing lies that way: go on in reading order, so that everything can be reached with any arrow
  const turn = way[0] + way[1];
  (found ?? things[(things.indexOf(from as HTMLElement) + turn + things.length) % things.length])?.focus();
}
