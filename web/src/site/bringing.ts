/** What plays on this device is fetched while the line is idle, so that it is there when the line breaks. */
import { site } from "../lib/place";

interface Line { readonly saveData?: boolean }
/** Milliseconds at a table before something is fetched that may never be needed. */
const QUIET = 8000;
let brought = false;

/** Begin after a while, for the game that is played; gives what calls it off. All names hold a hash: the browser keeps the files, and asks for them only once. */
export function bringHere(game: string): () => void {
  const line = (navigator as { connection?: Line }).connection;
  if (site !== null || brought || line?.saveData) return () => undefined;
  const timer = setTimeout(() => void bring(game), QUIET);
  return () => clearTimeout(timer);
}

async function bring(game: string): Promise<void> {
  brought = true;
  try {
    const [{ files }, { filesFor }] = await Promise.all([import("../local/files"), import("../local/house")]);
    for (const file of [...files, ...(await filesFor(game))]) await (await fetch(file, { priority: "low" })).arrayBuffer();
  } catch {
    brought = false; // the line is gone or too weak: another time
  }
}
