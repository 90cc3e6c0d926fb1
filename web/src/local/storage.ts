/**
 * What is kept of the tables of this device: their charters and their logs, as a server keeps them, in IndexedDB.
 *
 * Entries are stored before anybody is told that they stand. A log grows only from the number that whoever appends has seen: of two pages
 * with one table the slower one is refused, and nothing is lost or mixed.
 */
import { HERE, prefix, site } from "../lib/place";
import type { Summary } from "../lib/protocol";

/** A row of the log; what else is in it, the rules know. */
export interface Row { readonly number: number; readonly kind: string; readonly [field: string]: unknown }
/** What was agreed when the table was opened, and how it looks in a list. */
export interface Head {
  readonly id: string;
  readonly charter: Readonly<Record<string, unknown>>;
  readonly summary: Summary;
  /** The number of its last row. */
  readonly number: number;
  readonly touched: number;
  /** The version of the program that wrote to it last. */
  readonly program: string;
}
export interface Kept extends Head { readonly entries: readonly Row[] }
/** Everything in one file. */
export interface Bundle { readonly format: typeof FORMAT; readonly tables: readonly Kept[] }
export interface Imported { readonly added: number; readonly known: number; readonly refused: number }

/** Why something could not be kept; `web-refused-<code>` says it in the reader's language. */
export class NotKept extends Error {
  constructor(readonly code: "no-room" | "no-store" | "elsewhere" | "newer-store" | "bad-file", message: string) {
    super(message);
  }
}

const FORMAT = "charsu-tables/1";
/** 2: what was judged of matches is kept too. */
const SCHEMA = 2;
const STORES: readonly [string, string | string[]][] = [["tables", "id"], ["entries", ["table", "number"]], ["reports", "id"]];
const NAME = new RegExp(`^${HERE}[\\w-]{1,40}$`);

// --- the promises of IndexedDB -------------------------------------------------

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((give, fail) => {
    request.onsuccess = () => give(request.result);
    request.onerror = () => fail(request.error);
  });

const stored = (change: IDBTransaction): Promise<void> =>
  new Promise((give, fail) => {
    change.oncomplete = () => give();
    change.onabort = () => fail(change.error ?? new DOMException("given up", "AbortError"));
  });

/** In the words of this program. */
function told(error: unknown): NotKept {
  if (error instanceof NotKept) return error;
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return new NotKept("no-room", "there is no room on this device for more");
  if (name === "VersionError") return new NotKept("newer-store", "a newer version of this site has written here");
  return new NotKept("no-store", `this browser does not keep anything: ${name || String(error)}`);
}

type Work<T> = (tables: IDBObjectStore, entries: IDBObjectStore, reports: IDBObjectStore) => Promise<T>;

// --- the store -------------------------------------------------------------------

export class Storage {
  #database: Promise<IDBDatabase> | null = null;
  /** The same, once it is open: what is written then is under way before anybody waits. */
  #base: IDBDatabase | null = null;
  /** What was agreed at the tables that are in use; it never changes. */
  readonly #charters = new Map<string, Head["charter"]>();

  /** A worker knows neither where the page lies nor its version: the page tells it. */
  constructor(readonly name: string = `charsu ${prefix}/`, readonly program: string = site ?? "served") {}

  /** All tables, those used last first. */
  async heads(): Promise<Head[]> {
    const heads = await this.#read((tables) => done<Head[]>(tables.getAll()));
    return heads.sort((one, two) => two.touched - one.touched);
  }

  async load(id: string): Promise<Kept | null> {
    return this.#read(async (tables, entries) => {
      const [head, rows] = await Promise.all([done<Head | undefined>(tables.get(id)), done<{ row: Row }[]>(entries.getAll(all(id)))]);
      if (head) this.#charters.set(id, head.charter);
      return head ? { ...head, entries: rows.map((one) => one.row) } : null;
    });
  }

  /** A new table with its first rows. */
  async open(id: string, charter: Head["charter"], rows: readonly Row[], summary: Summary): Promise<void> {
    if (!NAME.test(id)) throw new NotKept("bad-file", `${id} is no name of a table`);
    await this.#write(async (tables, entries) => {
      if (await done(tables.get(id))) throw new NotKept("elsewhere", `there is a table ${id} already`);
      put(tables, entries, { id, charter, summary, number: rows.at(-1)?.number ?? 0, touched: Date.now(), program: this.program }, rows);
    });
    this.#charters.set(id, charter);
    void navigator.storage?.persist?.().catch(() => undefined);
  }

  /**
   * More rows, all or none of them, after the last one that was seen. When this has returned, they stand. At a table that is in use they are
   * written while the number is looked up: if that is another one, nothing of them stands.
   */
  async append(id: string, after: number, rows: readonly Row[], summary: Summary): Promise<void> {
    await this.#write(async (tables, entries) => {
      const looking = done<Head | undefined>(tables.get(id));
      looking.catch(() => undefined); // told by the change itself
      const write = (charter: Head["charter"]): void =>
        put(tables, entries, { id, charter, summary, number: rows.at(-1)?.number ?? after, touched: Date.now(), program: this.program }, rows);
      const charter = this.#charters.get(id);
      if (charter) write(charter);
      const head = await looking;
      if (!head || head.number !== after) throw new NotKept("elsewhere", `table ${id} was played on elsewhere: it is at ${head?.number ?? "no row"}, not at ${after}`);
      if (!charter) write(head.charter);
    });
  }

  async remove(id: string): Promise<void> {
    await this.#write((tables, entries, reports) => {
      tables.delete(id);
      entries.delete(all(id));
      reports.delete(id);
      return Promise.resolve();
    });
  }

  /** What was judged of a match, finished or not. */
  async report(id: string): Promise<unknown> {
    const row = await this.#read((_tables, _entries, reports) => done<{ report: unknown } | undefined>(reports.get(id)));
    return row?.report ?? null;
  }

  async keepReport(id: string, report: unknown): Promise<void> {
    await this.#write((_tables, _entries, reports) => Promise.resolve(void reports.put({ id, report })));
  }

  /**
   * One page plays a table at a time: gives what lets it go again, or null when another page has it. Where the browser has no locks (pages that
   * did not come over TLS), nobody is kept out here, and `append` decides.
   */
  async hold(id: string): Promise<(() => void) | null> {
    if (!navigator.locks) return () => undefined;
    return new Promise((give, fail) => {
      const held = navigator.locks.request(`${this.name} ${id}`, { ifAvailable: true }, (lock) => (lock ? new Promise<void>((free) => give(free)) : give(null)));
      held.catch(fail);
    });
  }

  // --- files -----------------------------------------------------------------------

  async exportAll(): Promise<Bundle> {
    const tables = await Promise.all((await this.heads()).map((head) => this.load(head.id)));
    return { format: FORMAT, tables: tables.filter((one) => one !== null) };
  }

  /** What is here already stays; of two logs that begin alike the longer one is kept. */
  async importAll(file: unknown): Promise<Imported> {
    if (!isBundle(file)) throw new NotKept("bad-file", "this is no file of tables");
    const count = { added: 0, known: 0, refused: 0 };
    for (const table of file.tables) count[isKept(table) ? await this.#take(table) : "refused"] += 1;
    return count;
  }

  async #take(table: Kept): Promise<keyof Imported> {
    const here = await this.load(table.id);
    if (!here) {
      const { entries: rows, ...head } = table;
      await this.#write((tables, entries) => Promise.resolve(put(tables, entries, { ...head, number: rows.length }, rows)));
      return "added";
    }
    if (!sameBeginning(here.entries, table.entries)) return "refused";
    if (table.entries.length <= here.entries.length) return "known";
    await this.append(table.id, here.number, table.entries.slice(here.number), table.summary);
    return "added";
  }

  // --- the database ------------------------------------------------------------------

  #read<T>(work: Work<T>): Promise<T> {
    return this.#do("readonly", work);
  }

  #write(work: Work<void>): Promise<void> {
    return this.#do("readwrite", work);
  }

  async #do<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
    try {
      const change = (this.#base ?? (await this.#open())).transaction(STORES.map(([name]) => name), mode);
      const end = stored(change);
      end.catch(() => undefined);
      const begun = async (): Promise<T> => work(change.objectStore("tables"), change.objectStore("entries"), change.objectStore("reports")); // whatever it throws, and when
      const result = await begun().catch((error: unknown) => {
        giveUp(change);
        throw error;
      });
      await end;
      return result;
    } catch (error) {
      throw told(error);
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= this.#opened().catch((error: unknown) => {
      this.#database = null;
      throw error;
    });
    return this.#database;
  }

  async #opened(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, SCHEMA);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const [name, keyPath] of STORES) if (!there.contains(name)) request.result.createObjectStore(name, { keyPath });
    };
    const database = await done(request);
    const forget = (): void => { this.#database = this.#base = null; };
    database.onversionchange = () => { database.close(); forget(); };
    database.onclose = forget;
    this.#base = database;
    return database;
  }
}

/** Nothing of it stands; browsers may have come to the same end already. */
function giveUp(change: IDBTransaction): void {
  try {
    change.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
  }
}

const all = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function put(tables: IDBObjectStore, entries: IDBObjectStore, head: Head, rows: readonly Row[]): void {
  tables.put(head);
  for (const row of rows) entries.add({ table: head.id, number: row.number, row });
}

// --- what may be in a file -----------------------------------------------------------

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const isBundle = (file: unknown): file is { tables: unknown[] } => isObject(file) && file["format"] === FORMAT && Array.isArray(file["tables"]);

function isKept(table: unknown): table is Kept {
  if (!isObject(table) || typeof table["id"] !== "string" || !NAME.test(table["id"])) return false;
  if (!isObject(table["charter"]) || !isSummary(table["summary"], table["id"]) || typeof table["touched"] !== "number" || typeof table["program"] !== "string") return false;
  const rows = table["entries"];
  return Array.isArray(rows) && rows.every((row, i) => isObject(row) && row["number"] === i + 1 && typeof row["kind"] === "string");
}

/** As much of it as a list of tables shows. */
const isSummary = (summary: unknown, id: string): boolean =>
  isObject(summary) && summary["id"] === id && typeof summary["game"] === "string" && typeof summary["status"] === "string" && typeof summary["created"] === "number" &&
  Array.isArray(summary["seats"]) && summary["seats"].every((seat) => isObject(seat) && typeof seat["name"] === "string" && typeof seat["colour"] === "string");

function sameBeginning(one: readonly Row[], two: readonly Row[]): boolean {
  const most = Math.min(one.length, two.length);
  return JSON.stringify(one.slice(0, most)) === JSON.stringify(two.slice(0, most));
}
