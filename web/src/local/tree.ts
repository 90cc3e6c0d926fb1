/** A search tree of a bot: planted, moved along what was answered, grown. What it is for, Python knows. */
import { bytes, Ground, type Guide, type Wanted } from "./ground";

/** What `charsu.bots.errands` asks for. */
export interface Task extends Wanted {
  tree: string; way: [question: number, answer: number][] | null; dropped: string[]; start: string; asked: number; actor: number; seed: number;
}
/** The answers at the root: how often tried, and what they promised together. */
export interface Grown { tried: [answer: number, visits: number, total: number][]; seconds: number }

const ROOT = 1;
const USED = 0; // the first of the settings: how many nodes are in use

const soil = ({ module, network, settings, sizes }: Wanted): string => JSON.stringify([module, network, settings, sizes]);

export class Tree {
  readonly #ground: Ground;
  /** What it grows in, by which another tree may have its place. */
  readonly #soil: string;
  /** Nodes in use before it grows. */
  readonly #bare: number;
  #root = ROOT;
  #seed = 0;
  #asked = 0;
  #actor = 0;

  constructor(module: WebAssembly.Module, task: Task, guide: Guide | null) {
    this.#ground = new Ground(module, task.sizes, bytes(task.settings), guide);
    this.#soil = soil(task);
    this.#bare = this.#ground.setting(USED);
    this.#plant();
  }

  /** A new tree in the place of this one, where it is wanted in the same ground: its memory need not wait for whoever collects garbage. */
  replant(task: Task): this | null {
    if (soil(task) !== this.#soil) return null;
    this.#ground.clear(this.#ground.setting(USED));
    this.#ground.set(USED, this.#bare);
    this.#plant();
    return this;
  }

  #plant(): void {
    this.#root = ROOT;
    this.#ground.write(ROOT, "best_liking", this.#ground.sizes.unliked);
  }

  /** Set the walks at the position that is asked about. */
  lookAt({ start, asked, actor, seed }: Task): void {
    this.#ground.lookAt(bytes(start));
    [this.#asked, this.#actor, this.#seed] = [asked, actor, seed];
  }

  /** Move the root along what was answered; false where the tree does not reach so far or has grown half full. */
  follow(way: Task["way"]): boolean {
    const ground = this.#ground;
    if (!way || ground.setting(USED) > ground.sizes.nodes / 2) return false;
    let node: number | undefined = this.#root;
    for (const [question, answer] of way) {
      node = ground.children(node).find((child) => ground.read(child, "question") === question && ground.read(child, "answer") === answer);
      if (node === undefined) return false;
    }
    this.#root = node;
    return true;
  }

  grow(iterations: number): Grown {
    const began = performance.now();
    this.#ground.think(this.#root, this.#seed++, iterations);
    return { tried: this.tried(), seconds: (performance.now() - began) / 1000 };
  }

  tried(): Grown["tried"] {
    const ground = this.#ground;
    return ground.children(this.#root)
      .filter((child) => ground.read(child, "question") === this.#asked)
      .map((child) => [ground.read(child, "answer"), ground.read(child, "visits"), ground.total(child, this.#actor)]);
  }
}
