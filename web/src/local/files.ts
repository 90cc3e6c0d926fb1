/** All that a table on this device needs besides the page: for whoever wants to have it before it is needed. */
import { packed, python } from "virtual:local";
import bot from "./bot.worker?worker&url";
import table from "./table.worker?worker&url";

const MODULES = import.meta.glob<string>("../../../src/charsu/sim/modules/*.wasm", { query: "?url", import: "default", eager: true });

export const files: readonly string[] = [
  table, bot, packed, ...["pyodide.asm.mjs", "pyodide.asm.wasm.pack", "python_stdlib.zip"].map((name) => python + name), ...Object.values(MODULES),
];
