/** `use:thing`: makes something on the board answer to mouse, touch, keyboard and screen reader. */
import { untrack } from "svelte";
import type { Desk } from "./desk.svelte";
import type { Option } from "./protocol";

export interface ThingArgs {
  desk: Desk;
  option?: Option | undefined;
  kind: string;
  index: number;
  span?: string;
  which?: number;
  label: string;
  /** No button at all while it cannot be chosen; otherwise it only leaves the tab order (Shift and arrows reach it). */
  still?: boolean;
  /** The answer stays a button with words as well: for small things. */
  share?: boolean;
}

const LONG_PRESS = 450;
const HOVER = 280;

export function thing(node: HTMLElement | SVGElement, first: ThingArgs): { update(args: ThingArgs): void; destroy(): void } {
  let args = first;
  let claimed: number | null = null;
  let press: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const help = (pinned: boolean): void => {
    args.desk.helped = { kind: args.kind, index: args.index, at: node.getBoundingClientRect(), pinned, ...(args.span ? { span: args.span } : {}), ...(args.which === undefined ? {} : { which: args.which }) };
  };
  const leave = (): void => {
    clearTimeout(press);
    if (args.desk.helped && !args.desk.helped.pinned) args.desk.helped = null;
  };
  const choose = (event: Event): void => {
    event.stopPropagation();
    if (pressed) { pressed = false; return; }
    clearTimeout(press);
    if (args.option && !args.option.shown) args.desk.answer(args.option);
    else help(true);
  };
  const handlers: [string, (event: Event) => void][] = [
    ["click", choose],
    ["pointerenter", (event) => {
      if ((event as PointerEvent).pointerType === "mouse") press = setTimeout(() => help(false), HOVER);
    }],
    ["pointerleave", leave],
    ["pointerdown", (event) => {
      if ((event as PointerEvent).pointerType === "mouse") return;
      pressed = false;
      press = setTimeout(() => { pressed = true; help(true); }, LONG_PRESS);
    }],
    ["pointerup", () => clearTimeout(press)],
    ["pointercancel", () => clearTimeout(press)],
    ["focus", () => { if (node.matches(":focus-visible")) help(false); }],
    // What is taken off the table with the focus on it blurs in the middle of drawing, when nothing may change.
    ["blur", () => queueMicrotask(leave)],
    ["keydown", (event) => {
      const key = (event as KeyboardEvent).key;
      if (key === "Enter" || key === " ") { event.preventDefault(); choose(event); }
      if (key === "?") help(true);
    }],
  ];
  for (const [name, handler] of handlers) node.addEventListener(name, handler);

  const apply = (): void => {
    const id = args.option && !args.option.shown ? args.option.id : null;
    const claim = args.share ? null : id;
    if (claim !== claimed) {
      const before = claimed;
      claimed = claim;
      untrack(() => {
        if (before !== null) args.desk.claim(before, -1);
        if (claim !== null) args.desk.claim(claim, 1);
      });
    }
    node.setAttribute("data-thing", `${args.kind}:${args.index}`);
    node.toggleAttribute("data-can", id !== null);
    if (args.option?.shown) node.setAttribute("data-shown", args.option.shown);
    else node.removeAttribute("data-shown");
    if (id !== null) node.setAttribute("data-answer", String(id));
    else node.removeAttribute("data-answer");
    if (args.still && id === null) {
      for (const name of ["role", "aria-label"]) node.removeAttribute(name);
      // Without it Chromium lets the Tab key stop at an SVG element that listens for the focus.
      node.setAttribute("tabindex", "-1");
      return;
    }
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", id === null ? "-1" : "0");
    node.setAttribute("aria-label", args.option ? `${args.label}: ${args.desk.words(args.option)}` : args.label);
  };
  apply();
  return {
    update(next) {
      const same = next.option === args.option && next.label === args.label && next.desk === args.desk && next.still === args.still && next.share === args.share && next.kind === args.kind && next.index === args.index;
      args = next;
      if (!same) apply();
    },
    destroy() {
      clearTimeout(press);
      const before = claimed;
      if (before !== null) untrack(() => args.desk.claim(before, -1));
      for (const [name, handler] of handlers) node.removeEventListener(name, handler);
      queueMicrotask(leave);
    },
  };
}
