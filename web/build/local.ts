/**
 * What a table without a server needs: Python for the browser, and the package as one archive. They lie beside the other assets and are
 * fetched only when somebody plays on this device.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { crc32, deflateRawSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const NAME = "virtual:local";
const SOURCES = resolve(import.meta.dirname, "../../src");
/** The parts of the package that a table in the browser runs, and the files in them. */
const PARTS = ["core", "games", "bots", "analysis", "tables", "locale"];
const FILES = /(\.py|\/boards\/[^/]+\.json|\/(art|icons|calibration)\.json)$/;

const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const VERSION = (JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf8")) as { version: string }).version;
const FOLDER = `pyodide-${VERSION}`;
/** Which Python it is; of its packages none is needed. */
const LOCK = { info: (JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8")) as { info: unknown }).info, packages: {} };

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => FILES.test(path.replaceAll("\\", "/")))
    .sort();
}

/** The package, packed: the same sources give the same bytes. */
function archive(): Buffer {
  const paths = [join(SOURCES, "charsu/__init__.py"), ...PARTS.flatMap((part) => files(join(SOURCES, "charsu", part)))];
  return zip(paths.map((path) => [relative(SOURCES, path).replaceAll("\\", "/"), readFileSync(path)]));
}

/** A plain archive without times. */
export function zip(entries: readonly (readonly [string, Buffer])[]): Buffer {
  const bodies: Buffer[] = [];
  const rows: Buffer[] = [];
  let at = 0;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content, { level: 9 });
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    bodies.push(Buffer.from("PK\x03\x04"), facts, title, packed);
    rows.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), facts, place, title);
    at += 4 + facts.length + title.length + packed.length;
  }
  const table = Buffer.concat(rows);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(table.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, table, Buffer.from("PK\x05\x06", "latin1"), end]);
}

const named = (packed: Buffer): string => `charsu-${createHash("sha256").update(packed).digest("hex").slice(0, 8)}.zip`;

/** Addresses beside the script that asks for them. */
const addresses = (): string => `
const folder = import.meta.url.replace(/[^/]*$/, "");
export const python = folder + "${FOLDER}/";
export const packed = folder + "${named(archive())}";
export const lock = ${JSON.stringify(JSON.stringify(LOCK))};
`;

/** `virtual:local` tells the addresses; with `emit` the files are written too. Workers are built apart and only need the addresses. */
export function local(emit: boolean): Plugin {
  return {
    name: "charsu-local",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? addresses() : null),
    // we always say where Python's packages lie; no page of ours shall name another host
    transform: (code, id) => (id.endsWith("/pyodide.mjs") ? code.replaceAll(/https:\/\/cdn\.[^`]*/g, "./") : null),
    generateBundle() {
      if (!emit) return;
      const put = (fileName: string, source: Buffer): void => { this.emitFile({ type: "asset", fileName: `assets/${fileName}`, source }); };
      const packed = archive();
      put(named(packed), packed);
      for (const name of ["pyodide.asm.mjs", "python_stdlib.zip"]) put(`${FOLDER}/${name}`, readFileSync(join(PYODIDE, name)));
      // no host packs it for sure, and packed it is a third
      put(`${FOLDER}/pyodide.asm.wasm.pack`, gzipSync(readFileSync(join(PYODIDE, "pyodide.asm.wasm")), { level: 9 }));
    },
  };
}
