/// <reference lib="webworker" />
/**
 * Python in this worker, with the package and all games read.
 *
 * Reading them is most of a start. What memory looked like afterwards is kept on the device, and the next start begins there. It is named by
 * the package and by the Python it was made with, so that it never fits anything else.
 */
import { lock, packed, python } from "virtual:local";
import { loadPyodide, type PyodideAPI, type PyodideConfig } from "pyodide";

declare const self: DedicatedWorkerGlobalScope;

/** Everything a table may need. Nothing is made of it yet: no number is drawn and no table is kept in what is remembered. */
const READ = `
import gc
import charsu.tables.porter
from charsu.core.registry import game, games
for key in games():
    game(key)
del key
gc.collect()
`;
/** The one generator of numbers that is older than its user. */
const AWAKE = "import random\nrandom.seed()";
const MODULE = "pyodide.asm.wasm";
const SETTINGS: PyodideConfig = { indexURL: python, lockFileContents: lock, packageBaseUrl: python };

// --- files -------------------------------------------------------------------------

const fetched = self.fetch.bind(self);

/** Python's own module comes packed, whatever the host does; a service worker may have unpacked it already. */
async function unpacked(): Promise<Response> {
  const answer = await fetched(`${python}${MODULE}.pack`);
  if (!answer.ok || !answer.body || answer.headers.get("content-type") === "application/wasm") return answer;
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/wasm" } });
}

/** On its way before anybody asks for it. */
let module: Promise<Response> | null = unpacked();
module.catch(() => undefined);
const archive = fetched(packed).then((answer) => answer.arrayBuffer());
archive.catch(() => undefined);

self.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!address.endsWith(`/${MODULE}`)) return fetched(input, init);
  const first = module ?? unpacked();
  module = null;
  return first;
};

// --- memory ------------------------------------------------------------------------

/** What is kept of Python's memory; nothing where the browser keeps nothing, as on pages that did not come over TLS. */
class Memory {
  /** A name for each site under one host, so that they do not throw each other's away. */
  readonly #name = `charsu-python ${new URL(".", packed).pathname}`;
  readonly #key = `${packed}.${python.split("/").at(-2) ?? ""}.memory`;

  async recall(): Promise<ArrayBuffer | null> {
    if (!("caches" in self)) return null;
    const found = await (await caches.open(this.#name)).match(this.#key);
    return found ? found.arrayBuffer() : null;
  }

  /** In the place of all others. A device without room for it starts slowly. */
  async keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!("caches" in self)) return;
    await caches.delete(this.#name);
    await (await caches.open(this.#name)).put(this.#key, new Response(memory));
  }

  async forget(): Promise<void> {
    await caches.delete(this.#name);
  }
}

/** Thirty megabytes that nobody needs any more are given back at once, where the browser can do that. */
const free = (buffer: ArrayBuffer): void => void (buffer as { transfer?: (size: number) => ArrayBuffer }).transfer?.(0);

// --- starting ------------------------------------------------------------------------

/** Python, and whether it began where it ended. */
export async function startPython(): Promise<{ py: PyodideAPI; remembered: boolean }> {
  const memory = new Memory();
  const py = await remembered(memory).catch(() => memory.forget().then(() => null));
  return py ? { py, remembered: true } : { py: await afresh(memory), remembered: false };
}

async function remembered(memory: Memory): Promise<PyodideAPI | null> {
  const held = await memory.recall().catch(() => null);
  if (!held) return null;
  const py = await loadPyodide({ ...SETTINGS, _loadSnapshot: held });
  free(held);
  py.unpackArchive(await archive, "zip");
  py.runPython(AWAKE);
  return py;
}

async function afresh(memory: Memory): Promise<PyodideAPI> {
  const py = await loadPyodide({ ...SETTINGS, _makeSnapshot: true });
  py.unpackArchive(await archive, "zip");
  py.runPython(READ);
  const held = py.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
  void memory.keep(held).catch(() => undefined).then(() => free(held.buffer));
  return py;
}
