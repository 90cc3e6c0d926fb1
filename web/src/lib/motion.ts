/**
 * Movement you can follow. Every piece that may travel carries `data-piece="<name>"`, every counter that may change
 * `data-purse="<seat>:<what>"` with `data-value="<number>"`. Before a step all are measured, after it the pieces travel from where
 * they were, and tokens fly between the board and the counters. A piece with `data-home="<seat>"` comes out of what that seat has on the
 * board and goes back there. Boards need no animation code of their own.
 */
import { ink, SHAPES } from "./players";

interface Spot { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
interface Standing extends Spot { readonly element: Element }
type Move = (delay: number) => void;

export interface Before {
  readonly pieces: Map<string, Standing>;
  readonly purses: Map<string, number>;
}

/** What is known of a step beside what the screen shows of it. */
export interface Happening {
  /** Where something happens to a seat: selectors, the best first. */
  readonly where: (seat: number) => readonly string[];
  /** Pieces that pass where another one stands afterwards, by their names. */
  readonly past: ReadonlyMap<string, string>;
  /** What is paid, what moves and what is gained follow each other, for whoever only looks on. */
  readonly inTurn: boolean;
}

const EASE = "cubic-bezier(.3,.05,.2,1)";
/** How much of a stage is over when the next one begins. */
const OVER = 0.8;

/** The middle of something and its size, on the page: scrolling moves nothing. */
function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 + scrollX, y: top + height / 2 + scrollY, width, height };
}

export function measure(root: ParentNode = document): Before {
  const pieces = new Map<string, Standing>();
  for (const element of root.querySelectorAll<Element>("[data-piece]")) pieces.set(element.getAttribute("data-piece") ?? "", { ...spotOf(element), element });
  const purses = new Map<string, number>();
  for (const purse of root.querySelectorAll<Element>("[data-purse]"))
    purses.set(purse.getAttribute("data-purse") ?? "", Number(purse.getAttribute("data-value")));
  return { pieces, purses };
}

/** Plays what changed since `before`; tells how many milliseconds it takes. */
export function travel(before: Before, duration: number, happening: Happening, root: ParentNode = document): number {
  if (duration <= 0) return 0;
  // first everything is measured, then everything is set moving: in turns, the page would be laid out once for each
  const { walks, fades, visits } = piecesThatMoved(before, duration, happening, root);
  const tokens = tokensThatFly(before, duration, happening, root);
  const stages = [tokens.paid, walks, visits, tokens.gained].filter((stage) => stage.length > 0);
  const starts = startsOf(stages.length, duration, happening.inTurn || visits.length > 0);
  stages.forEach((stage, i) => stage.forEach((move) => move(starts[i] ?? 0)));
  const ground = starts[Math.max(0, stages.indexOf(walks))] ?? 0;
  for (const fade of fades) fade(ground);
  return stages.length + fades.length > 0 ? (starts.at(-1) ?? 0) + duration : 0;
}

/** When each of so many stages begins. */
export function startsOf(stages: number, duration: number, inTurn: boolean): number[] {
  return Array.from({ length: stages }, (_, i) => (inTurn ? i * duration * OVER : 0));
}

/** Pieces that go to another place; those that appear; and those that leave for another place after a visit, with whoever takes their place. */
function piecesThatMoved(before: Before, duration: number, { past }: Happening, root: ParentNode): { walks: Move[]; fades: Move[]; visits: Move[] } {
  const moved = { walks: [] as Move[], fades: [] as Move[], visits: [] as Move[] };
  const hosts = new Set(past.values());
  const names = new Set<string>();
  for (const piece of root.querySelectorAll<Element>("[data-piece]")) {
    const name = piece.getAttribute("data-piece") ?? "";
    names.add(name);
    const is = spotOf(piece);
    const was = before.pieces.get(name) ?? homeOf(piece);
    if (is.width === 0) continue;
    if (!was) moved.fades.push((delay) => void piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration * 0.6, delay, easing: EASE, fill: "backwards" }));
    else if (was.width > 0 && Math.abs(was.x - is.x) + Math.abs(was.y - is.y) > 3) {
      const host = past.has(name) ? root.querySelector(`[data-piece="${past.get(name)}"]`) : null;
      if (host) moved.walks.push(visit(piece, was, spotOf(host), is, duration));
      else (hosts.has(name) ? moved.visits : moved.walks).push(walk(piece, was, is, duration));
    }
  }
  for (const [name, { element, ...was }] of before.pieces) {
    const home = names.has(name) || was.width === 0 ? null : homeOf(element);
    if (home) moved.walks.push(() => goHome(element, was, home, duration));
  }
  return moved;
}

/** What the owner of a piece has on the board. */
function homeOf(piece: Element): Spot | null {
  const seat = piece.getAttribute("data-home");
  const home = seat === null ? null : document.querySelector(`[data-origin="${seat}"]`);
  return home && spotOf(home);
}

function walk(piece: Element, was: Spot, is: Spot, duration: number): Move {
  const from = wayFrom(piece, was, is);
  return (delay) => {
    lift(piece, duration + delay);
    piece.animate([{ translate: from }, { translate: "0px 0px" }], { duration, delay, easing: EASE, fill: "backwards" });
  };
}

/** First to the place that is visited, then on. */
function visit(piece: Element, was: Spot, stop: Spot, is: Spot, duration: number): Move {
  const [from, by] = [wayFrom(piece, was, is), wayFrom(piece, stop, is)];
  return (delay) => {
    lift(piece, 2 * duration + delay);
    piece.animate([{ translate: from, easing: EASE }, { translate: by, offset: 0.45 }, { translate: by, offset: 0.55, easing: EASE }, { translate: "0px 0px" }], { duration: 2 * duration, delay, fill: "backwards" });
  };
}

/** A piece that is no longer on the board is seen on its way. */
function goHome(piece: Element, was: Spot, home: Spot, duration: number): void {
  const picture = piece.querySelector("svg")?.cloneNode(true) as SVGSVGElement | undefined;
  if (!picture) return;
  picture.setAttribute("width", String(was.width));
  picture.setAttribute("height", String(was.height));
  fly(flyer("flying", picture), [{ translate: corner(was, was) }, { translate: corner(home, was) }], { duration, easing: EASE });
}

const corner = (at: Spot, size: Spot): string => `${at.x - size.width / 2}px ${at.y - size.height / 2}px`;

/** Where a piece comes from, seen from where it stands. Inside an SVG lengths count in its own units. */
function wayFrom(piece: Element, from: Spot, to: Spot): string {
  const picture = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? piece.ownerSVGElement : null;
  const matrix = picture?.getScreenCTM();
  const scale = matrix && matrix.a !== 0 ? 1 / matrix.a : 1;
  return `${(from.x - to.x) * scale}px ${(from.y - to.y) * scale}px`;
}

/** A travelling piece passes above the tiles it crosses. */
function lift(piece: Element, duration: number): void {
  const tile = piece.closest<HTMLElement>("[data-lift]");
  if (!tile) return;
  tile.classList.add("lifted");
  setTimeout(() => tile.classList.remove("lifted"), duration + 30);
}

const MOST_FLIGHTS = 9;

interface Changed { readonly icon: SVGSVGElement; readonly purse: Element; readonly seat: number; readonly change: number }

/** Between counters that are seen and where it happened; what changes out of sight is told where it happened, with the sign of whose it is. */
function tokensThatFly(before: Before, duration: number, { where }: Happening, root: ParentNode): { paid: Move[]; gained: Move[] } {
  const tokens = { paid: [] as Move[], gained: [] as Move[] };
  const tellings = new Map<string, { at: Spot; seat: number; change: number; pieces: HTMLElement[] }>();
  changedPurses(before, root).slice(0, MOST_FLIGHTS).forEach((changed, turn) => {
    const { purse, seat, change } = changed;
    const place = where(seat).map((selector) => document.querySelector(selector)).find((one) => one !== null && inWindow(one));
    if (!place) return;
    const stage = change > 0 ? tokens.gained : tokens.paid;
    if (inSight(purse)) stage.push(flight(changed, spotOf(place), duration, turn * 40));
    else {
      const key = `${seat} ${change > 0}`;
      const telling = tellings.get(key) ?? { at: spotOf(place), seat, change, pieces: [] };
      telling.pieces.push(token(changed));
      tellings.set(key, telling);
    }
  });
  for (const telling of tellings.values()) {
    const stage = telling.change > 0 ? tokens.gained : tokens.paid;
    stage.push(tell(telling, stage.length, duration));
  }
  return tokens;
}

function changedPurses(before: Before, root: ParentNode): Changed[] {
  return [...root.querySelectorAll<Element>("[data-purse]")].flatMap((purse) => {
    const name = purse.getAttribute("data-purse") ?? "";
    const was = before.purses.get(name);
    const change = was === undefined ? 0 : Number(purse.getAttribute("data-value")) - was;
    const icon = change === 0 ? null : purse.querySelector("svg");
    return icon ? [{ icon, purse, seat: Number(name.split(":")[0]), change }] : [];
  });
}

function inWindow(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Neither outside the window nor under something. */
function inSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function token({ icon, change }: Changed): HTMLElement {
  const token = document.createElement("span");
  token.className = "token";
  token.append(icon.cloneNode(true), `${change > 0 ? "+" : "−"}${Math.abs(change)}`);
  return token;
}

function flight(changed: Changed, place: Spot, duration: number, delay: number): Move {
  const home = spotOf(changed.purse);
  // beside a counter: the number that changes is to be read
  const [there, beside] = [`${place.x - 18}px ${place.y - 14}px`, `${home.x - 18}px ${home.y - home.height / 2 - 26}px`];
  const [from, to] = changed.change > 0 ? [there, beside] : [beside, there];
  return (start) => fly(
    flyer("flying", token(changed)),
    [{ translate: from, opacity: 0.2, scale: 0.7 }, { translate: from, opacity: 1, scale: 1.15, offset: 0.2 }, { translate: to, opacity: 1, scale: 0.9 }],
    { duration: duration * 1.3, delay: start + delay, easing: EASE, fill: "backwards" },
  );
}

/** Tokens that stay where something happened for a moment: what is gained rises, what is paid sinks, several in lines of their own. */
function tell({ at, seat, change, pieces }: { at: Spot; seat: number; change: number; pieces: HTMLElement[] }, line: number, duration: number): Move {
  return (start) => {
    const telling = flyer("flying telling", sign(seat), ...pieces);
    const half = telling.offsetWidth / 2;
    const x = Math.max(4, Math.min(at.x - half, scrollX + document.documentElement.clientWidth - 2 * half - 4));
    const away = (change > 0 ? -1 : 1) * (16 + 34 * line);
    const [from, to] = [at.y - 24, at.y - 24 + away];
    fly(
      telling,
      [{ translate: `${x}px ${from}px`, opacity: 0, scale: 0.8 }, { translate: `${x}px ${to}px`, opacity: 1, scale: 1, offset: 0.3 }, { translate: `${x}px ${to}px`, opacity: 1, scale: 1, offset: 0.85 }, { translate: `${x}px ${to}px`, opacity: 0, scale: 1 }],
      { duration: duration * 2.6, delay: start, easing: "ease-out", fill: "backwards" },
    );
  };
}

/** The shape and ink of a seat. */
function sign(seat: number): SVGSVGElement {
  const mine = ink(seat);
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", "-11 -11 22 22");
  picture.innerHTML = `<path d="${SHAPES[mine.shape]}" fill="${mine.fill}" stroke="var(--art)" stroke-width="1.6" stroke-linejoin="round" />`;
  return picture;
}

/** Something above everything that nobody can touch. */
function flyer(name: string, ...parts: Element[]): HTMLElement {
  const flying = document.createElement("div");
  flying.className = name;
  flying.setAttribute("aria-hidden", "true");
  flying.append(...parts);
  document.body.append(flying);
  return flying;
}

function fly(flying: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const flight = flying.animate(frames, timing);
  flight.onfinish = () => flying.remove();
  flight.oncancel = () => flying.remove();
}

export const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
