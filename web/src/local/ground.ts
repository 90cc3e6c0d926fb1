/** Where trees grow: the memory of a rules' module, with room for nodes and for walks, and the network that guides them where one does. */

export interface Sizes {
  choices: number; answers: number; deepest: number; seats: number; nodes: number; unliked: number; state: number;
  node: { size: number; child: number; sibling: number; visits: number; question: number; answer: number; best_liking: number; total: number };
}
/** An array of a network's file; one that lies nowhere is room to work in. With `steps`, the bytes of a whole number, lies there the scale of
 * each line: whole numbers times a scale make a line, where that is 0 it is written as it is. With `on`, the place of a byte for each line,
 * those with 1 stand on the line before. */
interface Extent { at: number | null; bytes: number; shape: number[]; steps?: 1 | 2; codes?: number; lines?: number; on?: number }
export interface Network { network: Extent[]; stretches: Extent; row: Extent; veils: Record<string, Extent>; content: Uint8Array }
/** A network, and the kind of table whose seats see so. */
export interface Guide { network: Network; table: string }

const PAGE = 65536;
const aligned = (n: number): number => (n + 15) & ~15;

/** What a file holds in the place of an array. */
export function held(content: Uint8Array, { at, bytes, shape, steps, codes = 0, lines = 0, on }: Extent & { at: number }): Uint8Array {
  if (!steps) return content.subarray(at, at + bytes);
  const [count = 0, length = 0] = shape;
  const reals = (first: number, n: number): Float32Array => new Float32Array(content.slice(first, first + 4 * n).buffer);
  const scales = reals(at, count), coded = scales.reduce((n, scale) => n + Number(scale !== 0), 0);
  const numbers = content.slice(codes, codes + steps * coded * length).buffer;
  const whole = steps === 1 ? new Int8Array(numbers) : new Int16Array(numbers), plain = reals(lines, (count - coded) * length);
  const out = new Float32Array(count * length);
  let next = 0, other = 0;
  for (const [i, scale] of scales.entries())
    for (let j = i * length; j < (i + 1) * length; j++) out[j] = scale ? whole[next++]! * scale : plain[other++]!;
  if (on !== undefined)
    for (let i = 1; i < count; i++) if (content[on + i]) for (let j = i * length; j < (i + 1) * length; j++) out[j]! += out[j - length]!;
  return new Uint8Array(out.buffer);
}

interface Doors {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  think(...numbers: number[]): void;
}

/** What `charsu.bots.errands` says of a ground. */
export interface Wanted { module: string; network: { file: string; table: string } | null; settings: string; sizes: Sizes }

export const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export class Ground {
  readonly sizes: Sizes;
  readonly nodes: number;
  readonly settings: number;
  #doors: Doors;
  #free: number;
  #start: number;
  #board: number;
  #walk: number[];
  #guide: number[] = [];

  constructor(module: WebAssembly.Module, sizes: Sizes, settings: Uint8Array, guide: Guide | null) {
    this.#doors = new WebAssembly.Instance(module, {}).exports as unknown as Doors;
    this.#free = aligned(Number(this.#doors.__heap_base.value));
    this.sizes = sizes;
    this.nodes = this.#take(sizes.node.size * sizes.nodes);
    this.settings = this.#put(settings);
    this.#start = this.#take(sizes.state);
    this.#board = this.#take(sizes.state);
    const [choices, slots, path, shares] = [this.#take(sizes.choices), this.#take(4 * sizes.answers), this.#take(4 * sizes.deepest), this.#take(8 * sizes.seats)];
    this.#walk = [this.#start, 1, this.#board, 1, choices, slots, sizes.answers, path, sizes.deepest, shares, sizes.seats];
    if (guide) this.#guide = this.#guidedBy(guide);
  }

  /** Set the walks at a position. */
  lookAt(position: Uint8Array): void {
    for (const place of [this.#start, this.#board]) this.#bytes(place, position.length).set(position);
  }

  think(root: number, seed: number, iterations: number): void {
    this.#doors.think(this.nodes, this.sizes.nodes, this.settings, root, ...this.#walk, seed, iterations, ...this.#guide);
  }

  children(node: number): number[] {
    const places: number[] = [];
    for (let child = this.read(node, "child"); child; child = this.read(child, "sibling")) places.push(child);
    return places;
  }

  read(node: number, field: keyof Sizes["node"]): number {
    return this.#view.getInt32(this.#place(node) + this.sizes.node[field], true);
  }

  write(node: number, field: keyof Sizes["node"], value: number): void {
    this.#view.setInt32(this.#place(node) + this.sizes.node[field], value, true);
  }

  total(node: number, seat: number): number {
    return this.#view.getFloat32(this.#place(node) + this.sizes.node.total + 4 * seat, true);
  }

  /** The settings are whole numbers of eight bytes. */
  setting(place: number): number {
    return Number(this.#view.getBigInt64(this.settings + 8 * place, true));
  }

  set(place: number, value: number): void {
    this.#view.setBigInt64(this.settings + 8 * place, BigInt(value), true);
  }

  /** Nothing is left in the first of the nodes. */
  clear(nodes: number): void {
    this.#bytes(this.nodes, this.sizes.node.size * nodes).fill(0);
  }

  // --- memory ----------------------------------------------------------------------

  /** The arrays that a search takes besides: the network, then how the board is seen. */
  #guidedBy({ network, table }: Guide): number[] {
    const veils = network.veils[table];
    if (!veils) throw new Error(`the network does not know tables ${table}`);
    const array = (extent: Extent): number[] => {
      const place = extent.at === null ? this.#take(extent.bytes) : this.#put(held(network.content, { ...extent, at: extent.at }));
      return [place, ...extent.shape];
    };
    const { state } = this.sizes;
    return [...network.network.flatMap(array), this.#board, state, this.#board, state >> 1, ...[network.stretches, veils, network.row].flatMap(array)];
  }

  #place(node: number): number {
    return this.nodes + node * this.sizes.node.size;
  }

  get #view(): DataView {
    return new DataView(this.#doors.memory.buffer);
  }

  #bytes(first: number, size: number): Uint8Array {
    return new Uint8Array(this.#doors.memory.buffer, first, size);
  }

  #put(content: Uint8Array): number {
    const place = this.#take(content.length);
    this.#bytes(place, content.length).set(content);
    return place;
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
