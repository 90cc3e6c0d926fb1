/** Trees of answers, a root for each, in which Python judges (`charsu.tables.judge`). It asks in numbers and texts and is answered in texts. */
import { bytes, Ground, type Guide, type Wanted } from "./ground";

/** Where the settings lie that a judge turns. */
export interface Lent extends Wanted { key: string; places: { used: number; given: number; eyes: number } }

export class Grove {
  #ground: Ground;

  constructor(readonly module: WebAssembly.Module, readonly wanted: Lent, readonly guide: Guide | null) {
    this.#ground = this.#fresh(1);
  }

  #fresh(nodes: number): Ground {
    const { sizes, settings } = this.wanted;
    return new Ground(this.module, { ...sizes, nodes }, bytes(settings), this.guide);
  }

  /** Nothing but roots, with room for so many nodes. */
  clear(roots: number, room: number): void {
    const { places, sizes } = this.wanted;
    if (this.#ground.sizes.nodes < room) this.#ground = this.#fresh(room);
    else this.#ground.clear(this.#ground.setting(places.used));
    for (let root = 0; root <= roots; root++) this.#ground.write(root, "best_liking", sizes.unliked);
    this.#ground.set(places.used, roots + 1);
  }

  setOut(position: string, eyes: number): void {
    this.#ground.lookAt(bytes(position));
    this.#ground.set(this.wanted.places.eyes, eyes);
  }

  /** Visits of a root in all, then what it promised each seat. */
  walk(root: number, answer: number, seed: number, walks: number): string {
    this.#ground.set(this.wanted.places.given, answer + 1);
    this.#ground.think(root, seed, walks);
    const totals = Array.from({ length: this.wanted.sizes.seats }, (_, seat) => this.#ground.total(root, seat));
    return JSON.stringify([this.#ground.read(root, "visits"), ...totals]);
  }

  branches(node: number): string {
    const ground = this.#ground;
    return JSON.stringify(ground.children(node).map((child) => [child, ground.read(child, "question"), ground.read(child, "answer"), ground.read(child, "visits")]));
  }
}
