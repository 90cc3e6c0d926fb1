/** One table: its socket, what it shows now, and what is still to be shown. */
import { tick } from "svelte";
import { api } from "./api";
import type { Line } from "./house";
import { promise, secretOf } from "./keys";
import { measure, travel, wait } from "./motion";
import { happeningOf, type Scene } from "./scene";
import { chime } from "./sound";
import { settings, type Speed } from "./settings.svelte";
import type { Change, Entry, Message, Option, Reason, SignMessage, State, StateMessage, View } from "./protocol";

interface Step { state: State; events: Entry[] }
interface Numbered { readonly id: number }
interface Pending { key: string; number: number; answer: number; seat: number | null }

/** Milliseconds of travel, and of rest after somebody else's answer so that it can be read. */
export const PACE: Record<Speed, { travel: number; rest: number }> = {
  slow: { travel: 650, rest: 1100 },
  normal: { travel: 380, rest: 520 },
  fast: { travel: 220, rest: 120 },
  instant: { travel: 0, rest: 0 },
};

const FAR_BEHIND = 60;
/** Milliseconds in which a decided answer that ends the turn can still be kept back. */
export const GRACE = 2500;
/** Milliseconds after which the screen says that an answer is on its way: whatever comes sooner needs no picture in between. */
const SOON = 80;
/** Milliseconds for which a word of somebody stays to be read. */
const HEARD = 7000;
/** Entries that are fetched at once when older ones are wanted. */
const PAGE = 500;
/** Commands that say which state they were made for. */
const DATED = ["undo", "redo", "restart"];

export class Table {
  shown = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  behind = $state(0);
  connected = $state(false);
  closed = $state(false);
  lost = $state.raw<{ code: string; message: string } | null>(null);
  complaint = $state.raw<{ code: string; message: string } | null>(null);
  /** An answer has been on its way for a while. */
  waiting = $state(false);
  watching = $state(0);
  /** Which seats have somebody in front of them, as of now and not as of the step that is being shown. */
  present = $state.raw<boolean[]>([]);

  /** What was last said at the table, for a moment. */
  said = $state.raw<SignMessage | null>(null);
  #silence: ReturnType<typeof setTimeout> | undefined;

  #pending: Pending | null = null;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #latest: State | null = null;
  #queue: Step[] = [];
  #playing = false;
  #skip = false;
  #line: Line | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  /** Who waits to hear why not, by the key of the question. */
  readonly #asked = new Map<string, (reason: Reason | null) => void>();
  /** When the last answer was given, until the screen has followed; for `scripts/measure_site.py`. */
  #gave: number | null = null;
  /** Taking back or bringing back passes over answers that were decided. */
  #passing: "undo" | "redo" | null = null;
  /** After taking back, nothing is answered by itself until somebody answers. */
  #held = false;
  #decided: ReturnType<typeof setTimeout> | undefined;
  /** A decided answer that is about to be given. */
  due = $state.raw<Option | null>(null);
  /** What the game tells of where things happen. */
  scene: Scene | null = null;

  constructor(readonly id: string) {}

  // --- the line to the server ------------------------------------------------

  connect(): void {
    if (this.closed || this.#line) return;
    const line = api.line(this.id, {
      opened: () => line.send({ type: "hello", secret: secretOf(this.id), since: this.#number, detail: "changes", worth: true }),
      heard: (message) => { if (this.#line === line) this.#hear(message); },
      dropped: () => this.#dropped(line),
    });
    this.#line = line;
  }

  #dropped(line: Line): void {
    if (this.#line !== line) return;
    for (const key of [...this.#asked.keys()]) this.#told(key, null);
    this.#line = null;
    this.connected = false;
    if (this.closed || this.lost) return;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.connect(), Math.min(5000, 250 * 2 ** Math.min(this.#tries, 5)));
  }

  /** Start over with another secret: after joining, after leaving. */
  reconnect(): void {
    const line = this.#line;
    this.#line = null;
    clearTimeout(this.#timer);
    line?.close();
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.#keepBack();
    this.#await(null);
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  send(command: Record<string, unknown>): boolean {
    return this.#line?.send(command) ?? false;
  }

  #hear(message: Message): void {
    if (message.type === "state") this.#heardState(message);
    else if (message.type === "ok") this.#settled(message.key);
    else if (message.type === "why") this.#told(message.key, message.reason);
    else if (message.type === "presence") [this.present, this.watching] = [message.seats, message.watching];
    else if (message.type === "sign") this.#heardSign(message);
    else if (message.type === "error") this.#heardError(message);
  }

  #heardSign(sign: SignMessage): void {
    this.said = sign;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.said = null), HEARD);
  }

  /** Why something cannot be chosen, by the rules; null where it can, and while nobody can tell. */
  why(span: string, index: number): Promise<Reason | null> {
    const key = String(Math.random());
    if (!this.send({ type: "why", key, span, index })) return Promise.resolve(null);
    return new Promise((tell) => this.#asked.set(key, tell));
  }

  #told(key: string | undefined, reason: Reason | null): void {
    this.#asked.get(key ?? "")?.(reason);
    this.#asked.delete(key ?? "");
  }

  #heardState(message: StateMessage): void {
    const first = !this.connected;
    this.connected = true;
    this.#tries = 0;
    this.complaint = null;
    if (message.state.dice) promise(this.id, message.state.dice.commitment);
    if (message.state.seats) this.present = message.state.seats.map((seat) => seat.present);
    const { changes, ...parts } = message.state;
    const view = changes && this.#latest?.view ? { view: changed(this.#latest.view, changes) } : {};
    const state = reuse(this.#latest, { ...(this.#latest ?? {}), ...parts, ...view } as State) as State;
    const events = message.events.filter((entry) => entry.number > this.#number || this.#number === 0);
    const next = events[0]?.number ?? 0;
    if (this.#number > 0 && next > this.#number + 1) void this.#fillGap(this.#number, next).catch(() => undefined);
    this.#latest = state;
    this.#number = Math.max(this.#number, message.number);
    if (this.#pending && message.number > this.#pending.number) this.#await(null);
    this.#queue.push({ state, events });
    this.behind = this.#queue.length;
    if (this.shown === null) this.#skip = true;
    if (first && this.#pending) this.#sendPending();
    void this.#play();
  }

  /** Entries from before what is known, for whoever reads the log back; false when there are none. */
  async earlier(): Promise<boolean> {
    const first = this.entries[0]?.number ?? 1;
    if (first <= 1) return false;
    const since = Math.max(0, first - 1 - PAGE);
    const earlier = await api.events(this.id, since, first - 1 - since);
    this.entries = withEntries(this.entries, earlier);
    return true;
  }

  /** Whoever was away for longer than one message tells is told the rest in pages. */
  async #fillGap(last: number, next: number): Promise<void> {
    for (let since = last; since < next - 1; since += PAGE) {
      const missed = await api.events(this.id, since, Math.min(PAGE, next - 1 - since));
      this.entries = withEntries(this.entries, missed);
    }
  }

  #heardError(error: { code: string; message: string; key?: string }): void {
    if (error.code === "no-table") this.lost = error;
    this.#told(error.key, null);
    if (error.key) this.#settled(error.key);
    if (error.code !== "stale" && error.code !== "repeated") this.complaint = error;
  }

  #settled(key: string | undefined): void {
    if (key !== undefined && key === this.#pending?.key) this.#await(null);
  }

  /** While an answer is on its way no other is sent; what can be chosen stays on the screen for a moment, as most answers come back at once. */
  #await(pending: Pending | null): void {
    this.#pending = pending;
    this.waiting = false;
    clearTimeout(this.#soon);
    if (pending) this.#soon = setTimeout(() => (this.waiting = true), SOON);
    document.body.ariaBusy = pending ? "true" : null;
  }

  // --- answering ---------------------------------------------------------------

  /** What may be answered now; nothing while pieces still travel or an answer is on its way. */
  get options(): Option[] {
    return this.behind > 0 || this.waiting ? [] : (this.shown?.options ?? []);
  }

  /** Give the only answer there is, at once or after a moment. */
  #decide(): void {
    this.#keepBack();
    if (this.#pending) return;
    const [option] = this.options;
    const forced = this.options.length === 1 ? this.shown?.forced : null;
    if (!option || !forced || settings.steps) return;
    if (this.#passing && this.#mayPass(this.#passing)) return this.command(this.#passing);
    this.#passing = null;
    if (this.#held) return;
    if (forced === "now") return this.#give(option);
    this.due = option;
    this.#decided = setTimeout(() => { if (this.due === option && this.options[0] === option) this.#give(option); }, GRACE);
  }

  #mayPass(way: "undo" | "redo"): boolean {
    return way === "undo" ? this.shown?.undo.undo === "free" : this.shown?.undo.redo === true;
  }

  #keepBack(): void {
    clearTimeout(this.#decided);
    this.due = null;
  }

  answer(option: Option): void {
    this.#held = false;
    this.#passing = null;
    this.#give(option);
  }

  #give(option: Option): void {
    this.#keepBack();
    if (!this.shown || this.#pending) return;
    this.#await({ key: crypto.randomUUID?.() ?? String(Math.random()), number: this.shown.number, answer: option.id, seat: this.shown.showing });
    this.#gave = performance.now();
    this.#sendPending();
  }

  /** The same key again after a broken line: the server takes it once. */
  #sendPending(): void {
    if (!this.#pending) return;
    const { key, number, answer, seat } = this.#pending;
    this.send({ type: "answer", key, number, answer, ...(seat === null ? {} : { seat }) });
  }

  command(type: string, more: Record<string, unknown> = {}): void {
    if (type === "undo" || type === "redo") this.#passing = type;
    if (DATED.includes(type)) {
      this.#keepBack();
      this.#held = true;
    }
    const number = DATED.includes(type) ? { number: this.shown?.number } : {};
    this.send({ type, key: String(Math.random()), ...number, ...more });
  }

  // --- showing -----------------------------------------------------------------

  skip(): void {
    this.#skip = true;
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    while (this.#queue.length > 0) {
      const hurried = this.#skip || document.hidden || this.#queue.length > FAR_BEHIND;
      const steps = hurried ? this.#queue.splice(0) : this.#queue.splice(0, 1);
      await this.#show(steps, hurried);
      if (this.behind !== this.#queue.length) await drawn(() => (this.behind = this.#queue.length));
    }
    this.#skip = false;
    this.#playing = false;
    this.#decide();
  }

  async #show(steps: Step[], hurried: boolean): Promise<void> {
    const last = steps.at(-1);
    if (!last) return;
    const pace = hurried || settings.calm ? { travel: 0, rest: settings.calm && !hurried ? PACE[settings.speed].rest : 0 } : PACE[settings.speed];
    const before = pace.travel > 0 ? measure() : null;
    const rest = restAfter(last, pace.rest);
    const fresh = steps.flatMap((step) => step.events);
    await drawn(() => {
      if (pace.travel + rest === 0) this.behind = this.#queue.length;
      this.shown = last.state;
      if (fresh.length > 0) this.entries = withEntries(this.entries, fresh);
    });
    if (this.#gave !== null) performance.measure("answered", { start: this.#gave });
    this.#gave = null;
    if (settings.sound && fresh.some((entry) => entry.notes?.length)) chime(fresh);
    const spent = before ? travel(before, pace.travel, happeningOf(fresh.flatMap((entry) => entry.notes ?? []), last.state.view!, this.scene, rest > 0)) : 0;
    if (spent + rest > 0) await wait(spent + rest);
  }
}

/** Make a change and wait until the screen has followed; the time it takes is for `scripts/measure_client.py`. */
async function drawn(change: () => void): Promise<void> {
  const began = performance.now();
  change();
  await tick();
  performance.measure("board-update", { start: began });
}

/** Own answers need no pause; others' are left to be read when they say something. */
function restAfter(step: Step, rest: number): number {
  const others = step.events.some((entry) => entry.kind === "answer" && !step.state.you.seats.includes(entry.seat ?? -1) && (entry.notes?.length ?? 0) > 0);
  return others ? rest : 0;
}

/** A view after changes; what did not change is not copied. */
export function changed(view: View, changes: readonly Change[]): View {
  return changes.reduce<unknown>((part, [path, value]) => put(part, path, value), view) as View;
}

function put(place: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(place) ? [...(place as unknown[])] : { ...(place as object) }) as Record<string | number, unknown>;
  copy[step] = put(copy[step], rest, value);
  return copy;
}

/** The new value, with every part that did not change taken from the old one: what is the same object need not be drawn again. */
export function reuse<T>(old: T, fresh: T): T {
  if (old === fresh || typeof old !== "object" || typeof fresh !== "object" || old === null || fresh === null) return fresh;
  const [before, after] = [old as Record<string, unknown>, fresh as Record<string, unknown>];
  const keys = Object.keys(after);
  const twins = twinsOf(old, fresh);
  let same = Array.isArray(old) === Array.isArray(fresh) && keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = reuse(twins ? twins.get((after[key] as Numbered).id) : before[key], after[key]);
    after[key] = part;
    same &&= part === before[key];
  }
  return same ? old : fresh;
}

/** Rows that have a number of their own are found by it, wherever they stood. */
function twinsOf(old: unknown, fresh: unknown): Map<number, Numbered> | null {
  if (!Array.isArray(old) || !Array.isArray(fresh) || typeof (fresh[0] as Partial<Numbered> | undefined)?.id !== "number") return null;
  return new Map((old as Numbered[]).map((one) => [one.id, one]));
}

/** The log with what is new in it. */
export function withEntries(entries: Entry[], fresh: Entry[]): Entry[] {
  const last = entries.at(-1)?.number ?? -1;
  if (fresh.every((entry, i) => entry.number > (fresh[i - 1]?.number ?? last))) return [...entries, ...fresh];
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]));
  for (const entry of fresh) byNumber.set(entry.number, entry);
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** The newest entries that still count, given the undo and redo entries among them; of those the last one to name an entry decides. */
export function standing(entries: Entry[], most = Infinity): Entry[] {
  const counts = new Map<number, boolean>();
  const counting: Entry[] = [];
  for (let i = entries.length - 1; i >= 0 && counting.length < most; i--) {
    const entry = entries[i] as Entry;
    if (counts.get(entry.number) ?? true) counting.push(entry);
    for (const number of entry.restored ?? []) if (!counts.has(number)) counts.set(number, true);
    for (const number of entry.undone ?? []) if (!counts.has(number)) counts.set(number, false);
  }
  return counting.reverse();
}
