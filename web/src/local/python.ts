/// <reference lib="webworker" />
/**
 * Python in this worker, with the package and all games read, also those of other packages that a site brings.
 *
 * Reading them is most of a start. What memory looked like afterwards is kept on the device, and the next start begins there. It is named by
 * the package and by the Python it was made with, so that it never fits anything else.
 */
import { lock, packed, python } from "virtual:local";
import { loadPyodide, type PyodideAPI, type PyodideConfig } from "pyodide";

declare const self: DedicatedWorkerGlobalScope;

/**
 * Everything a table may need. Nothing is made of it yet: no number is drawn and no table is kept in what is remembered. It stays for good, so
 * nobody looks through it for garbage in the middle of an answer.
 */
const READ = `
import gc
import charsu.tables.porter
from charsu.core.registry import game, games
for key in games():
    try:
        game(key)
    except Exception as error:  # one that cannot be read must not keep the others from being played
        print(f"{key} cannot be read: {error!r}")
del key
gc.collect()
gc.freeze()
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
const brought = (address: string): Promise<ArrayBuffer> => fetched(address).then((answer) => answer.arrayBuffer());
const archive = brought(packed);
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
  readonly #key: string;

  constructor(further: string | null) {
    const parts = [packed, python.split("/").at(-2) ?? "", ...(further === null ? [] : [further.split("/").at(-1) ?? ""])];
    this.#key = `${parts.join(".")}.memory`;
  }

  async recall(): Promise<ArrayBuffer | null> {
    if (!("caches" in self)) return null;
    const copy = await (await caches.open(this.#name)).match(this.#key);
    return copy ? copy.arrayBuffer() : null;
  }

  /** In the place of all others. A device without room for it starts slowly. */
  async keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!("caches" in self)) return;
    await caches.delete(this.#name);
    await (await caches.open(this.#name)).put(this.#key, new Response(new Blob([memory])));
  }

  async forget(): Promise<void> {
    await caches.delete(this.#name);
  }
}

/** Thirty megabytes that nobody needs any more are given back at once, where the browser can do that. */
const free = (buffer: ArrayBuffer): void => void (buffer as { transfer?: (size: number) => ArrayBuffer }).transfer?.(0);

// --- starting ------------------------------------------------------------------------

/** Python, and whether it began where it ended. `further` is the address of the games of other packages. */
export async function startPython(further: string | null): Promise<{ py: PyodideAPI; remembered: boolean }> {
  const memory = new Memory(further);
  const archives = Promise.all([archive, ...(further === null ? [] : [brought(further)])]);
  archives.catch(() => undefined);
  const py = await remembered(memory, archives).catch(() => memory.forget().then(() => null));
  return py ? { py, remembered: true } : { py: await afresh(memory, archives), remembered: false };
}

async function remembered(memory: Memory, archives: Promise<ArrayBuffer[]>): Promise<PyodideAPI | null> {
  const held = await memory.recall().catch(() => null);
  if (!held) return null;
  const py = await loadPyodide({ ...SETTINGS, _loadSnapshot: held });
  free(held);
  for (const one of await archives) py.unpackArchive(one, "zip");
  py.runPython(AWAKE);
  return py;
}

async function afresh(memory: Memory, archives: Promise<ArrayBuffer[]>): Promise<PyodideAPI> {
  const py = await loadPyodide({ ...SETTINGS, _makeSnapshot: true });
  for (const one of await archives) py.unpackArchive(one, "zip");
  py.runPython(READ);
  const held = py.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
  void memory.keep(held).catch(() => undefined).then(() => free(held.buffer));
  return py;
}
