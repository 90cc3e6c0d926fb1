/** `virtual:words/<language>`: all Fluent files of a language as one module, so that a language is one request. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALE = resolve(import.meta.dirname, "../../src/charsu/locale");
const PREFIX = "virtual:words/";

export function words(): Plugin {
  return {
    name: "charsu-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const folder = join(LOCALE, id.slice(PREFIX.length + 1));
      const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      const text = files.map((name) => compact(readFileSync(join(folder, name), "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** Comments are for translators; the browser does not need them. */
export function compact(text: string): string {
  return text.split("\n").filter((line) => !line.startsWith("#")).join("\n").replace(/\n{2,}/g, "\n");
}
