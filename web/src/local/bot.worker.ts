/// <reference lib="webworker" />
/** Lets the trees of bots grow, in the same modules that play everywhere. */
import { brought } from "./loading";
import { Tree, type Grown, type Task } from "./tree";

declare const self: DedicatedWorkerGlobalScope;

const trees = new Map<string, Tree>();
/** Where the networks lie. */
let networks = "";

async function begin(task: Task): Promise<Grown> {
  const dropped = task.dropped.map(taken);
  const old = trees.get(task.tree);
  const tree = old?.follow(task.way) ? old : await planted(task, [taken(task.tree), ...dropped]);
  trees.set(task.tree, tree);
  tree.lookAt(task);
  return { tried: tree.tried(), seconds: 0 };
}

/** A tree that is not wanted any more. */
function taken(name: string): Tree | undefined {
  const tree = trees.get(name);
  trees.delete(name);
  return tree;
}

async function planted(task: Task, free: readonly (Tree | undefined)[]): Promise<Tree> {
  for (const tree of free) if (tree?.replant(task)) return tree;
  const [module, guide] = await brought(task, networks);
  return new Tree(module, task, guide);
}

function grow(name: string, iterations: number): Grown {
  const tree = trees.get(name);
  if (!tree) throw new Error(`there is no tree ${name}`);
  return tree.grow(iterations);
}

/** Tasks are done in the order they come. */
let chain: Promise<void> = Promise.resolve();

self.onmessage = (event: MessageEvent<{ port: MessagePort; networks: string }>) => {
  const { port } = event.data;
  networks = event.data.networks;
  port.onmessage = ({ data }: MessageEvent<{ begin: Task } | { tree: string; grow: number }>) => {
    const work = async (): Promise<Grown> => ("begin" in data ? begin(data.begin) : grow(data.tree, data.grow));
    chain = chain.then(work).then((grown) => port.postMessage(grown), (error: unknown) => port.postMessage({ failed: String(error) }));
  };
};
