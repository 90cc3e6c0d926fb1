/**
 * Tables on this device: the page's side of the workers. One keeps the tables, in the package's own Python; one lets the trees of bots
 * grow in the rules' WebAssembly modules.
 */
import { collectionOf, puzzlesOf } from "../lib/catalogue";
import { canCheck, check, type MatchFile, type Verified } from "../lib/fair";
import { Refused, type Ears, type House, type Line } from "../lib/house";
import { promisedAt } from "../lib/keys";
import { further, prefix, site } from "../lib/place";
import type { Created, Entry, Message, Puzzle } from "../lib/protocol";
import { Storage } from "./storage";

/** What the page asks of the worker. `ask` numbers the questions that want an answer, `line` the lines. */
export type Asked =
  | { start: { name: string; program: string; files: string; further: string | null }; port: MessagePort }
  | { means: string }
  | { ask: number; request: Request }
  | { line: number; table: string; say: Record<string, unknown> }
  | { line: number; table: string; close: true };
export type Request = { do: "open"; wish: unknown } | { do: "show"; wish: unknown } | { do: "join"; id: string; wish: unknown } | { do: "ask"; id: string; what: string; more: Record<string, unknown> } | { do: "puzzle"; stored: unknown }
  | { do: "analyse" | "judging"; id: string } | { do: "coach"; id: string; wish: unknown };
/** What the worker tells the page. */
export type Told =
  | { answer: number; reply: unknown }
  | { answer: number; refused: { code: string; message: string } }
  | { line: number; text: string }
  | { line: number; dropped: true }
  | { thought: number }
  | { started: number; remembered: boolean };

/** Where a server, or a site, tells what bots think with. */
const files = site === null ? `${prefix}/api/` : `${prefix}/data/${site}/`;

/** What bots think with: asked for once, so that it is known when a line breaks. Without it they know only what things are worth. */
let asked: Promise<string> | null = null;
const means = (): Promise<string> =>
  (asked ??= fetch(`${files}means.json`).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText)))).catch(() => {
    asked = null;
    return "{}";
  }));

/** What else a bot of a game needs on this device, by its address. */
export async function filesFor(game: string): Promise<string[]> {
  const { networks = [] } = JSON.parse(await means()) as { networks?: { name: string; game: string }[] };
  return networks.filter((one) => one.game === game).map((one) => `${files}networks/${one.name}`);
}

interface Waiting { give: (reply: unknown) => void; fail: (error: Error) => void }

class Workers {
  #table: Worker;
  #bot: Worker;
  #count = 0;
  #waiting = new Map<number, Waiting>();
  #ears = new Map<number, Ears>();
  #ready: () => void = () => undefined;
  /** When Python is there, or will not come. */
  readonly ready = new Promise<void>((done) => { this.#ready = done; });

  constructor() {
    this.#table = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module", name: "table" });
    this.#bot = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module", name: "bot" });
    const { port1, port2 } = new MessageChannel();
    this.#bot.postMessage({ port: port1, networks: `${files}networks/` }, [port1]);
    const { name, program } = new Storage(`charsu ${prefix}/`, site ?? "served");
    this.#say({ start: { name, program, files, further: further === null ? null : files + further }, port: port2 }, [port2]);
    void means().then((text) => this.#say({ means: text }));
    this.#table.onmessage = (event: MessageEvent<Told>) => this.#hear(event.data);
    this.#table.onerror = () => this.#fail();
  }

  ask<T>(request: Request): Promise<T> {
    const ask = ++this.#count;
    return new Promise<T>((give, fail) => {
      this.#waiting.set(ask, { give: give as (reply: unknown) => void, fail });
      this.#say({ ask, request });
    });
  }

  line(table: string, ears: Ears): Line {
    const line = ++this.#count;
    this.#ears.set(line, ears);
    queueMicrotask(() => ears.opened());
    return {
      send: (say) => {
        if (!this.#ears.has(line)) return false;
        this.#say({ line, table, say });
        return true;
      },
      close: () => {
        if (this.#ears.delete(line)) this.#say({ line, table, close: true });
      },
    };
  }

  #say(asked: Asked, hand: Transferable[] = []): void {
    this.#table.postMessage(asked, hand);
  }

  #hear(word: Told): void {
    if ("answer" in word) {
      const waiting = this.#waiting.get(word.answer);
      this.#waiting.delete(word.answer);
      if ("refused" in word) waiting?.fail(new Refused(word.refused.code, word.refused.message));
      else waiting?.give(word.reply);
    } else if ("dropped" in word) this.#drop(word.line);
    else if ("started" in word) this.#begun(word.started, word.remembered);
    else if ("thought" in word) performance.measure("thought", { duration: word.thought, end: performance.now() }); // for scripts/measure_site.py
    else this.#ears.get(word.line)?.heard(JSON.parse(word.text) as Message);
  }

  /** For scripts/measure_site.py, and for whoever waits until Python is there. */
  #begun(duration: number, remembered: boolean): void {
    performance.measure("started", { duration, end: performance.now(), detail: { remembered } });
    this.#ready();
  }

  #drop(line: number): void {
    const ears = this.#ears.get(line);
    this.#ears.delete(line);
    ears?.dropped();
  }

  /** The worker could not be loaded, or it broke: whoever comes again gets new ones. */
  #fail(): void {
    this.#table.terminate();
    this.#bot.terminate();
    if (workers === this) workers = null;
    this.#ready();
    for (const { fail } of this.#waiting.values()) fail(new Refused("fault", "the tables of this device cannot be kept"));
    this.#waiting.clear();
    for (const line of [...this.#ears.keys()]) this.#drop(line);
  }
}

let workers: Workers | null = null;
const at = (): Workers => (workers ??= new Workers());
const question = <T>(id: string, what: string, more: Record<string, unknown> = {}): Promise<T> => at().ask<T>({ do: "ask", id, what, more });

/** The rules set the position up; the file tells the rest. */
async function puzzle(game: string, name: string): Promise<Puzzle> {
  const [index, all] = await Promise.all([puzzlesOf(game), collectionOf(game)]);
  const puzzle = all.puzzles[index.puzzles.findIndex((one) => one.id === name)];
  if (!puzzle) throw new Refused("not-found", `there is no puzzle ${name}`);
  return at().ask<Puzzle>({ do: "puzzle", stored: { ...all, matches: [all.matches[puzzle.match]], puzzles: [{ ...puzzle, match: 0 }] } });
}

export const here: House = {
  summary: (id) => question(id, "summary"),
  create: (wish) => at().ask<Created>({ do: "open", wish }),
  show: (wish) => at().ask<Created>({ do: "show", wish }),
  join: (id, name, seat) => at().ask<Created>({ do: "join", id, wish: { name, ...(seat === undefined ? {} : { seat }) } }),
  history: (id, from, count, seat) => question(id, "history", { first: from, count, seat: seat ?? null }),
  events: (id, since, count) => question<Entry[]>(id, "events", { since, count }),
  match: (id) => question(id, "match"),
  luck: (id) => question(id, "luck"),
  verify: async (id) => (canCheck() ? check(await question<MatchFile>(id, "match"), promisedAt(id)) : question<Verified>(id, "verify")),
  line: (id, ears) => at().line(id, ears),
  analyse: (id) => at().ask({ do: "analyse", id }),
  judging: (id) => at().ask({ do: "judging", id }),
  coach: (id, wish) => at().ask({ do: "coach", id, wish }),
  puzzle,
  warmUp: () => at().ready,
};
