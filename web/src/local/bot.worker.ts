/// <reference lib="webworker" />
/** Lets the trees of bots grow, in the same modules that play everywhere. */
import { Tree, type Grown, type Task } from "./tree";

declare const self: DedicatedWorkerGlobalScope;

const ADDRESSES = import.meta.glob<string>("../../../src/charsu/sim/modules/*.wasm", { query: "?url", import: "default", eager: true });
const modules = new Map<string, Promise<WebAssembly.Module>>();
const trees = new Map<string, Tree>();

function moduleOf(label: string): Promise<WebAssembly.Module> {
  const known = modules.get(label);
  if (known) return known;
  const address = ADDRESSES[`../../../src/charsu/sim/modules/${label}.wasm`] ?? "";
  const compiled = fetch(address).then(async (answer) => WebAssembly.compile(await answer.arrayBuffer()));
  compiled.catch(() => modules.delete(label));
  modules.set(label, compiled);
  return compiled;
}

async function begin(task: Task): Promise<Grown> {
  for (const name of task.dropped) trees.delete(name);
  let tree = trees.get(task.tree);
  if (!tree?.follow(task.way)) {
    trees.delete(task.tree);
    tree = await Tree.plant(await moduleOf(task.module), task);
    trees.set(task.tree, tree);
  }
  tree.lookAt(task);
  return { tried: tree.tried(), seconds: 0 };
}

function grow(name: string, iterations: number): Grown {
  const tree = trees.get(name);
  if (!tree) throw new Error(`there is no tree ${name}`);
  return tree.grow(iterations);
}

/** Tasks are done in the order they come. */
let chain: Promise<void> = Promise.resolve();

self.onmessage = (event: MessageEvent<MessagePort>) => {
  const port = event.data;
  port.onmessage = ({ data }: MessageEvent<{ begin: Task } | { tree: string; grow: number }>) => {
    const work = async (): Promise<Grown> => ("begin" in data ? begin(data.begin) : grow(data.tree, data.grow));
    chain = chain.then(work).then((grown) => port.postMessage(grown), (error: unknown) => port.postMessage({ failed: String(error) }));
  };
};
