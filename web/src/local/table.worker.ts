/// <reference lib="webworker" />
/**
 * Keeps the tables of this device: what a server does, done by the package's own Python (`charsu.tables.porter`). Everything is stored
 * before anybody is told of it.
 */
import type { Created } from "../lib/protocol";
import type { Judging } from "../table/analysis";
import { Grove, type Lent } from "./grove";
import type { Asked, Request, Told } from "./house";
import { brought } from "./loading";
import { startPython } from "./python";
import type { Grown, Task } from "./tree";
import { NotKept, Storage, type Head, type Row } from "./storage";

declare const self: DedicatedWorkerGlobalScope;

interface Change { id: string; after: number; rows: Row[]; summary: Head["summary"]; charter?: Head["charter"] }
interface Answer { reply?: unknown; refused?: Refusal; changes?: Change[]; told?: [number, string][] }
interface Refusal { code: string; message: string }
type Due = { what: "bot"; seat: number; position: number; wait: number; errand: Task | null } | { what: "clock"; seat: number; wait: number };

class Refused extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

// --- Python ----------------------------------------------------------------------

interface Porter { hear(text: string): string; lend(key: string, grove: Grove): void }

/** What bots think with, as the page says. */
let tellMeans: (text: string) => void;
const means = new Promise<string>((tell) => { tellMeans = tell; });

async function begin(further: string | null): Promise<Porter> {
  const { py, remembered } = await startPython(further);
  post({ started: performance.now(), remembered });
  const make = py.runPython("from charsu.tables.porter import Porter\nPorter") as (means: string) => Porter;
  return make(await means);
}

let porter: Porter;
const hear = (request: unknown): Answer => JSON.parse(porter.hear(JSON.stringify(request))) as Answer;

/** The reply to what changes nothing. */
function ask<T>(request: unknown): T {
  const { refused, reply } = hear(request);
  if (refused) throw new Refused(refused.code, refused.message);
  return reply as T;
}

let ready: Promise<void> | null = null;
let storage: Storage;
let bots: Bots;
/** Where the networks lie. */
let networks = "";

// --- one after another -------------------------------------------------------------

let chain: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = chain.then(async () => {
    await ready;
    return work();
  });
  chain = next.catch(() => undefined);
  return next;
}

/** Tables in memory, with what lets another page have them. */
const held = new Map<string, () => void>();
const lines = new Map<number, string>();

async function ensure(id: string): Promise<void> {
  if (held.has(id)) return;
  const free = await storage.hold(id);
  if (!free) throw new Refused("elsewhere", "another page has this table");
  try {
    const kept = await storage.load(id);
    if (!kept) throw new Refused("no-table", `there is no table ${id}`);
    held.set(id, free);
    await carry({ do: "take_in", charter: kept.charter, rows: kept.entries });
  } catch (error) {
    forget(id);
    free();
    throw error;
  }
}

function forget(id: string): void {
  cancel(id);
  hear({ do: "forget", id });
  held.get(id)?.();
  held.delete(id);
}

/**
 * Do what is asked, store what changes, then tell. What is to be told is made while the browser writes; what cannot be stored has not
 * happened, nobody is told of it, and the table is read again from the store.
 */
async function carry(request: Record<string, unknown>): Promise<unknown> {
  const answer = hear(request);
  if (answer.refused) throw new Refused(answer.refused.code, answer.refused.message);
  const changes = answer.changes ?? [];
  const news: Answer["told"] = [];
  try {
    const stored = keepAll(changes);
    for (const { id } of changes) news.push(...(hear({ do: "news", id }).told ?? []));
    await stored;
  } catch (error) {
    for (const { id } of changes) drop(id);
    throw error instanceof NotKept ? new Refused(error.code, error.message) : error;
  }
  tell(answer.told);
  tell(news);
  for (const { id } of changes) lookAfter(id);
  return answer.reply;
}

async function keepAll(changes: readonly Change[]): Promise<void> {
  for (const change of changes) await keep(change);
}

async function keep({ id, after, rows, summary, charter }: Change): Promise<void> {
  if (!charter) return storage.append(id, after, rows, summary);
  await storage.open(id, charter, rows, summary);
  held.set(id, (await storage.hold(id)) ?? (() => undefined));
}

/** Whoever listens comes again and finds what is stored. */
function drop(id: string): void {
  forget(id);
  for (const [line, table] of lines) {
    if (table !== id) continue;
    lines.delete(line);
    post({ line, dropped: true });
  }
}

const post = (word: Told): void => self.postMessage(word);
const tell = (lines: Answer["told"] = []): void => lines.forEach(([line, text]) => post({ line, text }));

// --- bots and clocks ---------------------------------------------------------------

/** What each table does by itself next. */
const plans = new Map<string, { timer: ReturnType<typeof setTimeout> | undefined; given: boolean }>();

function cancel(id: string): void {
  const plan = plans.get(id);
  plans.delete(id);
  if (!plan) return;
  plan.given = true;
  clearTimeout(plan.timer);
}

/** Somebody must look on: a table that nobody sees rests. */
function lookAfter(id: string): void {
  cancel(id);
  if (![...lines.values()].includes(id)) return;
  const due = hear({ do: "due", id }).reply as Due | null;
  if (!due) return;
  const plan = { timer: undefined as ReturnType<typeof setTimeout> | undefined, given: false };
  plans.set(id, plan);
  const move = due.what === "bot" && due.errand ? search(id, due.errand, plan).catch(byHeuristic) : Promise.resolve(false);
  const pause = new Promise<void>((done) => { plan.timer = setTimeout(done, due.wait); });
  void Promise.all([move, pause]).then(([searched]) => {
    if (plan.given) return;
    plans.delete(id);
    const { seat } = due;
    void inTurn(() => carry(due.what === "bot" ? { do: "play_bot", id, seat, position: due.position, searched } : { do: "ring", id, seat })).catch(() => undefined);
  });
}

/** A search that fails must not stop the match: the bot answers by the heuristic, and the console tells why. */
function byHeuristic(error: unknown): boolean {
  console.warn("a search failed", error);
  return false;
}

/** Let the tree grow in slices as long as Python says; true when there is an answer. */
async function search(id: string, task: Task, plan: { given: boolean }): Promise<boolean> {
  let done = 0;
  let spent = 0;
  const began = performance.now();
  let { tried } = await bots.ask({ begin: task });
  for (;;) {
    const more = plan.given ? 0 : (hear({ do: "search_on", id, tried, done, spent }).reply as number);
    if (!more) {
      post({ thought: performance.now() - began });
      return !plan.given;
    }
    const grown = await bots.ask({ tree: task.tree, grow: more });
    tried = grown.tried;
    spent += grown.seconds;
    done += more;
  }
}

/** The worker in which trees grow. */
class Bots {
  #waiting: { give: (grown: Grown) => void; fail: (error: Error) => void }[] = [];

  constructor(readonly port: MessagePort) {
    port.onmessage = (event: MessageEvent<Grown | { failed: string }>) => {
      const first = this.#waiting.shift();
      if ("failed" in event.data) first?.fail(new Error(event.data.failed));
      else first?.give(event.data);
    };
  }

  ask(what: { begin: Task } | { tree: string; grow: number }): Promise<Grown> {
    return new Promise((give, fail) => {
      this.#waiting.push({ give, fail });
      this.port.postMessage(what);
    });
  }
}

// --- luck and skill ----------------------------------------------------------------

/** Moments that are judged between two times that a report is stored. */
const STORED = 8;
const judged = new Set<string>();

/** What Python judges in grows here, beside it, so that it need not wait for an answer. */
async function lend(id: string): Promise<void> {
  const wanted = ask<Lent | null>({ do: "ground", id });
  if (!wanted) return;
  const [module, guide] = await brought(wanted, networks);
  porter.lend(wanted.key, new Grove(module, wanted, guide));
}

/** Begin to judge a match, or go on with what was judged before; one moment at a time, so that a table never waits for long. */
async function analyse(id: string): Promise<Judging> {
  await lend(id);
  const now = ask<Judging>({ do: "analyse", id, stored: await storage.report(id) });
  if (now.state === "running" && !judged.has(id)) {
    judged.add(id);
    judgeOn(id);
  }
  return now;
}

function judgeOn(id: string): void {
  setTimeout(() => void inTurn(() => judgeOne(id)).catch((error: unknown) => { judged.delete(id); console.warn("a match could not be judged", error); }));
}

async function judgeOne(id: string): Promise<void> {
  const now = ask<Judging>({ do: "judge_on", id });
  const running = now.state === "running";
  if (!running || (now.done ?? 0) % STORED === 0) await storage.keepReport(id, ask({ do: "report", id }));
  if (running) judgeOn(id);
  else judged.delete(id);
}

// --- what the page asks ------------------------------------------------------------

async function asked(request: Request): Promise<unknown> {
  if (request.do === "judging") return ask(request);
  if (request.do === "puzzle") return carry(request);
  if (request.do === "show") return show(request.wish);
  if (request.do !== "open") await ensure(request.id);
  else if (origin(request.wish)) await ensure(origin(request.wish) ?? "");
  if (request.do === "analyse") return analyse(request.id);
  if (request.do === "coach") await lend(request.id);
  return carry(request);
}

/** The table that is only looked at: it lies in memory until another one is shown, and nobody keeps it. */
let shown = "";

function show(wish: unknown): Created {
  if (shown) forget(shown);
  const made = ask<Created>({ do: "open", wish });
  shown = made.id;
  held.set(shown, () => undefined);
  return made;
}

/** The table that a new one goes on from. */
const origin = (wish: unknown): string | undefined => (wish as { from?: { table?: string } } | null)?.from?.table;

async function said(line: number, id: string, message: Record<string, unknown>): Promise<void> {
  try {
    if (message["type"] === "hello") {
      lines.set(line, id);
      await ensure(id);
    } else if (lines.get(line) !== id) return;
    await carry({ do: "say", id, line, message });
    if (message["type"] === "hello") lookAfter(id);
  } catch (error) {
    const { code, message: text } = refusal(error);
    post({ line, text: JSON.stringify({ type: "error", code, message: text, key: message["key"] }) });
  }
}

function hungUp(line: number, id: string): void {
  lines.delete(line);
  if (held.has(id)) hear({ do: "hang_up", id, line });
  if (![...lines.values()].includes(id) && held.has(id)) forget(id);
}

const refusal = (error: unknown): Refusal =>
  error instanceof Refused || error instanceof NotKept ? { code: error.code, message: error.message } : { code: "fault", message: String(error) };

self.onmessage = (event: MessageEvent<Asked>) => {
  const word = event.data;
  if ("start" in word) {
    storage = new Storage(word.start.name, word.start.program);
    bots = new Bots(word.port);
    networks = `${word.start.files}networks/`;
    ready = begin(word.start.further).then((made) => { porter = made; });
    ready.catch((error: unknown) => { setTimeout(() => { throw error; }); });
  } else if ("means" in word) tellMeans(word.means);
  else if ("ask" in word) {
    inTurn(() => asked(word.request)).then((reply) => post({ answer: word.ask, reply }), (error: unknown) => post({ answer: word.ask, refused: refusal(error) }));
  } else if ("say" in word) void inTurn(() => said(word.line, word.table, word.say));
  else void inTurn(async () => hungUp(word.line, word.table));
};
