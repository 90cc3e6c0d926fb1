/**
 * Movement you can follow. Every piece that may travel carries `data-piece="<name>"`, every counter that may change
 * `data-purse="<seat>:<what>"` with `data-value="<number>"`. Before a step all are measured, after it the pieces travel from where
 * they were, and tokens fly between the board and the counters. Boards need no animation code of their own.
 */
export interface Before {
  readonly pieces: Map<string, DOMRect>;
  readonly purses: Map<string, number>;
}

const EASE = "cubic-bezier(.3,.05,.2,1)";

export function measure(root: ParentNode = document): Before {
  const pieces = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<Element>("[data-piece]")) pieces.set(piece.getAttribute("data-piece") ?? "", piece.getBoundingClientRect());
  const purses = new Map<string, number>();
  for (const purse of root.querySelectorAll<Element>("[data-purse]"))
    purses.set(purse.getAttribute("data-purse") ?? "", Number(purse.getAttribute("data-value")));
  return { pieces, purses };
}

/** Plays what changed since `before`; tells how many milliseconds it takes. `origin` is where gains come from. */
export function travel(before: Before, duration: number, origin: () => DOMRect | null, root: ParentNode = document): number {
  if (duration <= 0) return 0;
  // first everything is measured, then everything is set moving: in turns, the page would be laid out once for each
  const moves = [...piecesThatMoved(before, duration, root), ...tokensThatFly(before, duration, origin, root)];
  for (const move of moves) move();
  return moves.length > 0 ? duration : 0;
}

function piecesThatMoved(before: Before, duration: number, root: ParentNode): (() => void)[] {
  return [...root.querySelectorAll<Element>("[data-piece]")].flatMap((piece) => {
    const was = before.pieces.get(piece.getAttribute("data-piece") ?? "");
    const is = piece.getBoundingClientRect();
    if (is.width === 0) return [];
    if (!was) return [() => void piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration * 0.6, easing: EASE })];
    if (Math.abs(was.left - is.left) + Math.abs(was.top - is.top) <= 3 || was.width === 0) return [];
    const scale = unitsPerPixel(piece);
    const x = (was.left + was.width / 2 - is.left - is.width / 2) * scale;
    const y = (was.top + was.height / 2 - is.top - is.height / 2) * scale;
    return [() => {
      lift(piece, duration);
      piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], { duration, easing: EASE });
    }];
  });
}

/** Inside an SVG lengths count in its own units. */
function unitsPerPixel(piece: Element): number {
  const picture = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? piece.ownerSVGElement : null;
  const matrix = picture?.getScreenCTM();
  return matrix && matrix.a !== 0 ? 1 / matrix.a : 1;
}

/** A travelling piece passes above the tiles it crosses. */
function lift(piece: Element, duration: number): void {
  const tile = piece.closest<HTMLElement>("[data-lift]");
  if (!tile) return;
  tile.classList.add("lifted");
  setTimeout(() => tile.classList.remove("lifted"), duration + 30);
}

const MOST_FLIGHTS = 9;

function tokensThatFly(before: Before, duration: number, origin: () => DOMRect | null, root: ParentNode): (() => void)[] {
  const changed = [...root.querySelectorAll<Element>("[data-purse]")].flatMap((purse) => {
    const was = before.purses.get(purse.getAttribute("data-purse") ?? "");
    const change = was === undefined ? 0 : Number(purse.getAttribute("data-value")) - was;
    const icon = change === 0 ? null : purse.querySelector("svg");
    const home = icon ? purse.getBoundingClientRect() : null;
    return icon && home && home.width > 0 ? [{ icon, home, change }] : [];
  });
  const from = changed.length > 0 ? origin() : null;
  if (!from) return [];
  return changed.slice(0, MOST_FLIGHTS).map(({ icon, home, change }, turn) => () => fly(icon, change > 0 ? from : home, change > 0 ? home : from, change, duration, turn));
}

function fly(icon: SVGSVGElement, from: DOMRect, to: DOMRect, change: number, duration: number, turn: number): void {
  const counter = change > 0 ? to : from;
  const token = document.createElement("div");
  token.className = "flying token";
  token.append(icon.cloneNode(true), `${change > 0 ? "+" : "−"}${Math.abs(change)}`);
  token.setAttribute("aria-hidden", "true");
  document.body.append(token);
  // beside a counter: the number that changes is to be read
  const at = (rect: DOMRect): string => `${rect.left + rect.width / 2 - 18}px ${rect === counter ? rect.top - 26 : rect.top + rect.height / 2 - 14}px`;
  const flight = token.animate(
    [{ translate: at(from), opacity: 0.2, scale: 0.7 }, { translate: at(from), opacity: 1, scale: 1.15, offset: 0.2 }, { translate: at(to), opacity: 1, scale: 0.9 }],
    { duration: duration * 1.3, delay: turn * 40, easing: EASE, fill: "backwards" },
  );
  flight.onfinish = () => token.remove();
  flight.oncancel = () => token.remove();
}

export const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
