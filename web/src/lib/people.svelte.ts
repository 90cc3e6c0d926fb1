/** Who sits at the open table, and who of them looks at it: seats are called by their names, the reader is addressed. */
export interface Seated { readonly names: readonly string[]; readonly you: number | null }

const NOBODY: Seated = { names: [], you: null };
const SEAT = /-seat-(\d+)$/;

class People {
  #seated = $state.raw<Seated>(NOBODY);

  seat(names: readonly string[], you: number | null): void {
    if (names.join("\n") !== this.#seated.names.join("\n") || you !== this.#seated.you) this.#seated = { names, you };
  }

  leave(): void {
    this.#seated = NOBODY;
  }

  /** The same object as long as nobody comes, goes or changes names. */
  get seated(): Seated {
    return this.#seated;
  }

  /** The name behind a message like `istanbul-seat-0`; undefined for other messages, and where nobody gave a name. */
  name(message: string): string | undefined {
    const seat = seatOf(message);
    return seat === null ? undefined : this.#seated.names[seat] || undefined;
  }

  isYou(message: string): boolean {
    return this.#seated.you !== null && seatOf(message) === this.#seated.you;
  }
}

export function seatOf(message: string): number | null {
  const match = SEAT.exec(message);
  return match ? Number(match[1]) : null;
}

export const people = new People();
