import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { NotKept, Storage, type Row } from "../src/local/storage";
import type { Summary } from "../src/lib/protocol";

vi.stubGlobal("navigator", {});
let count = 0;
let store: Storage;
beforeEach(() => (store = new Storage(`test ${(count += 1)}`)));

const row = (number: number, notation = ""): Row => ({ number, kind: "answer", notation });
const rows = (...numbers: number[]): Row[] => numbers.map((number) => row(number));
const summary = (id: string, status = "running"): Summary => ({ id, game: "istanbul", status, created: 5, seats: [{ seat: 0, name: "Ada", colour: "blue" }] }) as unknown as Summary;
const opened = async (id = "here-a"): Promise<void> => store.open(id, { game: "istanbul", rules: "1" }, rows(1, 2), summary(id));
const codeOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => "kept", (error: unknown) => (error as NotKept).code);

test("a table comes back as it was stored", async () => {
  await opened();
  await store.append("here-a", 2, rows(3, 4), summary("here-a", "over"));
  const found = await new Storage(store.name).load("here-a");
  expect(found?.entries.map((one) => one.number)).toEqual([1, 2, 3, 4]);
  expect([found?.number, found?.summary.status, found?.charter]).toEqual([4, "over", { game: "istanbul", rules: "1" }]);
});

test("of two pages with one table the slower one is refused, and nothing of it stands", async () => {
  await opened();
  const other = new Storage(store.name);
  await store.append("here-a", 2, rows(3), summary("here-a"));
  expect(await codeOf(other.append("here-a", 2, [row(3, "other"), row(4, "other")], summary("here-a")))).toBe("elsewhere");
  expect((await store.load("here-a"))?.entries).toEqual(rows(1, 2, 3));
});

test("rows are stored all or none", async () => {
  await opened();
  expect(await codeOf(store.append("here-a", 2, rows(3, 2), summary("here-a")))).toBe("no-store");
  expect((await store.load("here-a"))?.number).toBe(2);
});

test.each([
  ["at once", () => { throw new DOMException("full", "QuotaExceededError"); }],
  ["when the browser comes to write", function (this: IDBObjectStore) { this.transaction.abort(); throw new DOMException("full", "QuotaExceededError"); }],
])("a device without room says so %s, and nothing of it stands", async (_when, full) => {
  await opened();
  const add = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(full);
  expect(await codeOf(store.append("here-a", 2, rows(3), summary("here-a", "over")))).toBe("no-room");
  const file: unknown = JSON.parse(JSON.stringify(await store.exportAll()));
  const other = new Storage(`${store.name} elsewhere`);
  expect(await codeOf(other.importAll(file))).toBe("no-room");
  expect(await other.heads()).toEqual([]);
  add.mockRestore();
  const found = await store.load("here-a");
  expect([found?.number, found?.summary.status]).toEqual([2, "running"]);
  await store.append("here-a", 2, rows(3), summary("here-a"));
});

test("what was judged is kept beside a match, and goes with it", async () => {
  await opened();
  expect(await store.report("here-a")).toBeNull();
  await store.keepReport("here-a", { moments: [1] });
  await store.keepReport("here-a", { moments: [1, 2] });
  expect(await store.report("here-a")).toEqual({ moments: [1, 2] });
  await store.remove("here-a");
  expect(await store.report("here-a")).toBeNull();
});

test("a store of the first version gets what it lacks and loses nothing", async () => {
  const request = indexedDB.open(store.name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("tables", { keyPath: "id" }).put({ id: "here-a", touched: 1, number: 0 });
    request.result.createObjectStore("entries", { keyPath: ["table", "number"] });
  };
  await new Promise<void>((done) => { request.onsuccess = () => { request.result.close(); done(); }; });
  expect((await store.heads()).map((head) => head.id)).toEqual(["here-a"]);
  await store.keepReport("here-a", {});
});

test("tables used last stand first", async () => {
  await opened("here-a");
  await new Promise((wait) => setTimeout(wait, 5));
  await opened("here-b");
  await new Promise((wait) => setTimeout(wait, 5));
  await store.append("here-a", 2, rows(3), summary("here-a"));
  expect((await store.heads()).map((head) => head.id)).toEqual(["here-a", "here-b"]);
});

test("a table that is taken away is gone with its rows", async () => {
  await opened("here-a");
  await opened("here-ab");
  await store.remove("here-a");
  expect(await store.load("here-a")).toBeNull();
  expect((await store.load("here-ab"))?.entries).toHaveLength(2);
});

test("everything goes into one file and comes back on another device", async () => {
  await opened("here-a");
  await opened("here-b");
  const file: unknown = JSON.parse(JSON.stringify(await store.exportAll()));
  const other = new Storage(`${store.name} elsewhere`);
  expect(await other.importAll(file)).toEqual({ added: 2, known: 0, refused: 0 });
  expect(await other.load("here-a")).toEqual(await store.load("here-a"));
  expect(await other.importAll(file)).toEqual({ added: 0, known: 2, refused: 0 });
});

test("of two logs that begin alike the longer one is kept, and others stay as they are", async () => {
  await opened("here-a");
  await opened("here-b");
  const file = JSON.parse(JSON.stringify(await store.exportAll())) as { tables: { id: string; entries: Row[] }[] };
  for (const table of file.tables) table.entries.push(row(3, "in the file"));
  await store.append("here-b", 2, [row(3, "here")], summary("here-b"));
  expect(await store.importAll(file)).toEqual({ added: 1, known: 0, refused: 1 });
  expect((await store.load("here-a"))?.entries[2]?.["notation"]).toBe("in the file");
  expect((await store.load("here-b"))?.entries[2]?.["notation"]).toBe("here");
});

test("what is no file of tables is refused with a code, and a broken table alone", async () => {
  expect(await codeOf(store.importAll({ answers: [] }))).toBe("bad-file");
  await opened("here-a");
  const file = JSON.parse(JSON.stringify(await store.exportAll())) as { tables: Record<string, unknown>[] };
  const whole = file.tables[0]!;
  const broken = [{ ...whole, id: "../x" }, { ...whole, id: "here-c", entries: rows(1, 3) }, { ...whole, id: "here-d", summary: null }, 7];
  await store.remove("here-a");
  expect(await store.importAll({ ...file, tables: [...broken, whole] })).toEqual({ added: 1, known: 0, refused: 4 });
});

test("a store that a newer version has written is left alone", async () => {
  await new Promise((made) => { indexedDB.open(store.name, 99).onsuccess = made; });
  expect(await codeOf(store.heads())).toBe("newer-store");
});
