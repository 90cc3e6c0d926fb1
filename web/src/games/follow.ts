/** Names for pieces that look alike, so that each can be followed from place to place while it travels. */
export interface Spot {
  /** Where the piece lies; one piece to a spot. */
  readonly at: string;
  /** Pieces of one kind look alike. */
  readonly kind: string;
  /** The supply a new piece of its kind comes from; it never runs dry. */
  readonly supply?: boolean;
}

export class Follower {
  #names = new Map<string, { kind: string; name: string }>();
  #seen: unknown = null;
  #byPlace = new Map<string, string>();
  #made = 0;

  /** The name of the piece at each spot. Asking again for the same `position` gives the same names. */
  follow(position: unknown, spots: () => Spot[]): Map<string, string> {
    if (position !== this.#seen) {
      this.#seen = position;
      this.#names = this.#next(spots());
      this.#byPlace = new Map([...this.#names].map(([at, one]) => [at, one.name]));
    }
    return this.#byPlace;
  }

  #next(spots: Spot[]): Map<string, { kind: string; name: string }> {
    const pieces = new Map<string, { kind: string; name: string }>();
    for (const { at, kind } of spots) {
      const before = this.#names.get(at);
      if (before?.kind === kind) pieces.set(at, before);
    }
    const free = [...this.#names].filter(([at]) => !pieces.has(at)).map(([, one]) => one);
    for (const { at, kind } of spots) {
      if (!pieces.has(at)) pieces.set(at, this.#take(kind, free) ?? this.#fromSupply(kind, spots, pieces) ?? this.#fresh(kind));
    }
    return pieces;
  }

  #take(kind: string, free: { kind: string; name: string }[]): { kind: string; name: string } | undefined {
    const index = free.findIndex((one) => one.kind === kind);
    return index < 0 ? undefined : free.splice(index, 1)[0];
  }

  /** The piece comes out of the supply, which shows another one in its place. */
  #fromSupply(kind: string, spots: Spot[], pieces: Map<string, { kind: string; name: string }>): { kind: string; name: string } | undefined {
    const supply = spots.find((spot) => spot.supply === true && spot.kind === kind);
    const taken = supply ? pieces.get(supply.at) : undefined;
    if (supply && taken) pieces.set(supply.at, this.#fresh(kind));
    return taken;
  }

  #fresh(kind: string): { kind: string; name: string } {
    this.#made += 1;
    return { kind, name: `${kind}-${this.#made}` };
  }
}
