import { holds, wanted } from "../src/lib/finding";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "../src/lib/route.svelte";
import { changed, reuse, standing, Table, withEntries } from "../src/lib/table.svelte";
import { middle, usualSeats } from "../src/home/start";
import type { Entry } from "../src/lib/protocol";

const entry = (number: number, more: Partial<Entry> = {}): Entry => ({ number, kind: "answer", at: 0, ...more });

test("what was taken back leaves the log, what was restored returns", () => {
  const entries = [entry(1), entry(2), entry(3, { kind: "undo", undone: [2] })];
  expect(standing(entries).map((one) => one.number)).toEqual([1, 3]);
  expect(standing([...entries, entry(4, { kind: "redo", restored: [2] })]).map((one) => one.number)).toEqual([1, 2, 3, 4]);
});

test("an entry taken back again stays away, and only the newest are asked for", () => {
  const entries = [entry(1), entry(2), entry(3, { kind: "undo", undone: [2] }), entry(4, { kind: "redo", restored: [2] }), entry(5, { kind: "undo", undone: [2] })];
  expect(standing(entries).map((one) => one.number)).toEqual([1, 3, 4, 5]);
  expect(standing(entries, 2).map((one) => one.number)).toEqual([4, 5]);
});

test("entries that come twice are kept once, in order", () => {
  expect(withEntries([entry(1), entry(2)], [entry(2), entry(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});

/** A server whose log has entries of every number. */
function serveLog(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address.split("?")[1] ?? "");
    const [since, limit] = ["since", "limit"].map((key) => Number(new URLSearchParams(asked.at(-1)).get(key)));
    return { ok: true, json: async () => ({ events: Array.from({ length: limit! }, (_, i) => entry(since! + i + 1)) }) };
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("whoever reads the log back is brought what came before, to the very first entry", async () => {
  const asked = serveLog();
  const table = new Table("abc");
  table.entries = [entry(701), entry(702)];
  expect([await table.earlier(), await table.earlier(), await table.earlier()]).toEqual([true, true, false]);
  expect(asked).toEqual(["since=200&limit=500", "since=0&limit=200"]);
  expect(table.entries.map((one) => one.number)).toEqual(Array.from({ length: 702 }, (_, i) => i + 1));
});

test("whoever comes back after more than one message tells misses nothing", async () => {
  const asked = serveLog();
  const sockets: { onopen?: () => void; onmessage?: (event: { data: string }) => void; sent: string[] }[] = [];
  vi.stubGlobal("WebSocket", class { sent: string[] = []; constructor() { sockets.push(this); } send(text: string): void { this.sent.push(text); } close(): void { /* nobody there */ } });
  vi.stubGlobal("document", { hidden: true, querySelectorAll: () => [], documentElement: { dataset: {} } });
  vi.stubGlobal("location", { protocol: "http:", host: "bazaar" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const table = new Table("abc");
  const hear = (number: number, numbers: number[]): void => sockets.at(-1)?.onmessage?.({ data: JSON.stringify({ type: "state", number, events: numbers.map((one) => entry(one)), state: { number, options: [], you: { seats: [] } } }) });
  table.connect();
  hear(2, [1, 2]);
  await vi.waitFor(() => expect(table.entries.length).toBe(2));
  table.reconnect();
  sockets.at(-1)?.onopen?.();
  expect(JSON.parse(sockets.at(-1)?.sent[0] ?? "{}")).toMatchObject({ type: "hello", since: 2 });
  hear(1203, [1203]);
  await vi.waitFor(() => expect(table.entries.map((one) => one.number)).toEqual(Array.from({ length: 1203 }, (_, i) => i + 1)));
  expect(asked).toEqual(["since=2&limit=500", "since=502&limit=500", "since=1002&limit=200"]);
});

test("addresses", () => {
  expect(parse("/t/abc", "#move=12")).toEqual({ screen: "table", id: "abc", move: 12, analysis: false });
  expect(parse("/", "#t=here-abc&move=first")).toEqual({ screen: "table", id: "here-abc", move: "first", analysis: false });
  expect(parse("/t/abc", "#move=7&analysis")).toEqual({ screen: "table", id: "abc", move: 7, analysis: true });
  expect(parse("/", "#new=cairo&mode=friends")).toEqual({ screen: "new", game: "cairo", mode: "friends" });
  expect(parse("/", "#rules=istanbul&rule=IST-P09-01")).toEqual({ screen: "rules", game: "istanbul", rule: "IST-P09-01" });
  expect(parse("/anything", "")).toEqual({ screen: "home" });
});

test("a first table seats three, where the game allows it", () => {
  expect(usualSeats([2, 5])).toBe(3);
  expect(usualSeats([2, 2])).toBe(2);
  expect(middle([{ key: "a", level: 1, games: null, here: true }, { key: "b", level: 2, games: null, here: true }, { key: "c", level: 3, games: null, here: true }])?.key).toBe("b");
});

test("the rulebook is searched in any case and form", () => {
  expect(wanted("Купцами  ЧАЙХАНЕ IST-P09")).toEqual(["купца", "чаиха", "ist-p09"]);
  expect(holds("Назовите число в Чайхане: купцам", wanted("чайхана купцами"))).toBe(true);
  expect(holds("Die Teestube", wanted("Brunnen"))).toBe(false);
});

test("changes make the view of now, and leave the one of before alone", () => {
  const old = { number: 3, table: { players: [{ lira: 1 }, { lira: 2 }], places: { 5: { rubies: 2 }, 6: { rubies: 1 } } } };
  const view = changed(old as never, [[["number"], 4], [["table", "players", 1], { lira: 7 }], [["table", "places", "5"], { rubies: 1 }]]);
  expect(view).toEqual({ number: 4, table: { players: [{ lira: 1 }, { lira: 7 }], places: { 5: { rubies: 1 }, 6: { rubies: 1 } } } });
  expect(old).toEqual({ number: 3, table: { players: [{ lira: 1 }, { lira: 2 }], places: { 5: { rubies: 2 }, 6: { rubies: 1 } } } });
  expect((view.table as typeof old.table).players[0]).toBe(old.table.players[0]);
});

test("what did not change stays the same object", () => {
  const old = { a: { x: 1 }, b: [1, 2], c: null };
  const fresh = reuse(old, { a: { x: 1 }, b: [1, 3], c: null });
  expect(fresh).toEqual({ a: { x: 1 }, b: [1, 3], c: null });
  expect(fresh.a).toBe(old.a);
  expect(fresh.b).not.toBe(old.b);
  expect(reuse(old, { a: { x: 1 }, b: [1, 2], c: null })).toBe(old);
});

test("what has a number is known again wherever it stands", () => {
  const old = [{ id: 1, text: { x: 1 } }, { id: 2, text: { x: 2 } }];
  const fresh = reuse(old, [{ id: 2, text: { x: 2 } }, { id: 3, text: { x: 3 } }]);
  expect(fresh[0]).toBe(old[1]);
  expect(fresh[1]).toEqual({ id: 3, text: { x: 3 } });
  expect(reuse(old, [{ id: 2, text: { x: 2 } }, { id: 1, text: { x: 1 } }])).not.toBe(old);
});
