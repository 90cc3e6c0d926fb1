/** A search tree in the memory of a rules' module: planted, moved along what was answered, grown. What it is for, Python knows. */

export interface Sizes {
  choices: number; answers: number; deepest: number; seats: number; nodes: number; unliked: number;
  node: { size: number; child: number; sibling: number; visits: number; question: number; answer: number; best_liking: number; total: number };
}
/** What `charsu.bots.errands` asks for. */
export interface Task {
  tree: string; module: string; way: [question: number, answer: number][] | null; dropped: string[]; start: string; settings: string; asked: number; actor: number; seed: number; sizes: Sizes;
}
/** The answers at the root: how often tried, and what they promised together. */
export interface Grown { tried: [answer: number, visits: number, total: number][]; seconds: number }

const PAGE = 65536;
const ROOT = 1;
const aligned = (n: number): number => (n + 15) & ~15;
const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

interface Doors {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  think(...numbers: number[]): void;
}

export class Tree {
  #doors: Doors;
  #free: number;
  #sizes: Sizes;
  #nodes: number;
  #settings: number;
  #start: number;
  #board: number;
  #walk: number[];
  #root = ROOT;
  #seed = 0;
  #asked = 0;
  #actor = 0;

  private constructor(doors: Doors, { sizes, settings, start }: Task) {
    this.#doors = doors;
    this.#free = aligned(Number(doors.__heap_base.value));
    this.#sizes = sizes;
    this.#nodes = this.#take(sizes.node.size * sizes.nodes);
    this.#write(this.#nodes + sizes.node.size * ROOT + sizes.node.best_liking, sizes.unliked);
    const [set, from] = [bytes(settings), bytes(start)];
    this.#settings = this.#take(set.length);
    this.#memory(this.#settings, set.length).set(set);
    this.#start = this.#take(from.length);
    this.#board = this.#take(from.length);
    const [choices, slots, path, shares] = [this.#take(sizes.choices), this.#take(4 * sizes.answers), this.#take(4 * sizes.deepest), this.#take(8 * sizes.seats)];
    this.#walk = [this.#start, 1, this.#board, 1, choices, slots, sizes.answers, path, sizes.deepest, shares, sizes.seats];
  }

  static async plant(module: WebAssembly.Module, task: Task): Promise<Tree> {
    const { exports } = await WebAssembly.instantiate(module, {});
    return new Tree(exports as unknown as Doors, task);
  }

  /** Set the walks at the position that is asked about. */
  lookAt({ start, asked, actor, seed }: Task): void {
    const from = bytes(start);
    for (const place of [this.#start, this.#board]) this.#memory(place, from.length).set(from);
    [this.#asked, this.#actor, this.#seed] = [asked, actor, seed];
  }

  /** Move the root along what was answered; false where the tree does not reach so far or has grown half full. */
  follow(way: Task["way"]): boolean {
    if (!way || this.#used > this.#sizes.nodes / 2) return false;
    let node: number | undefined = this.#root;
    for (const [question, answer] of way) {
      node = this.#children(node).find((child) => this.#read(child, "question") === question && this.#read(child, "answer") === answer);
      if (node === undefined) return false;
    }
    this.#root = node;
    return true;
  }

  grow(iterations: number): Grown {
    const began = performance.now();
    this.#doors.think(this.#nodes, this.#sizes.nodes, this.#settings, this.#root, ...this.#walk, this.#seed++, iterations);
    return { tried: this.tried(), seconds: (performance.now() - began) / 1000 };
  }

  tried(): Grown["tried"] {
    const view = new DataView(this.#doors.memory.buffer);
    const total = this.#sizes.node.total + 4 * this.#actor;
    return this.#children(this.#root)
      .filter((child) => this.#read(child, "question") === this.#asked)
      .map((child) => [this.#read(child, "answer"), this.#read(child, "visits"), view.getFloat32(this.#place(child) + total, true)]);
  }

  #children(node: number): number[] {
    const found: number[] = [];
    for (let child = this.#read(node, "child"); child; child = this.#read(child, "sibling")) found.push(child);
    return found;
  }

  /** The first of the settings is how many nodes are in use. */
  get #used(): number {
    return new DataView(this.#doors.memory.buffer).getInt32(this.#settings, true);
  }

  #place(node: number): number {
    return this.#nodes + node * this.#sizes.node.size;
  }

  #read(node: number, field: keyof Sizes["node"]): number {
    return new DataView(this.#doors.memory.buffer).getInt32(this.#place(node) + this.#sizes.node[field], true);
  }

  #write(place: number, value: number): void {
    new DataView(this.#doors.memory.buffer).setInt32(place, value, true);
  }

  #memory(first: number, size: number): Uint8Array {
    return new Uint8Array(this.#doors.memory.buffer, first, size);
  }

  /** Room of this size; fresh memory is zero. */
  #take(size: number): number {
    const first = this.#free;
    this.#free = aligned(first + size);
    const missing = this.#free - this.#doors.memory.buffer.byteLength;
    if (missing > 0) this.#doors.memory.grow(Math.ceil(missing / PAGE));
    return first;
  }
}
