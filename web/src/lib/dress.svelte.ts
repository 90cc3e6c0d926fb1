/** The colours that the seats of the open table wear; elsewhere a seat has the colour of its number. */
export const COLOURS = ["vermilion", "blue", "green", "yellow", "white"] as const;

const SEAT = /-seat-(\d)$/;

class Dress {
  /** Empty while everybody wears the usual colour. */
  #worn = $state.raw<readonly string[]>([]);
  /** Does the game call its seats by colour? Cairo's have crests. */
  byColour = $state(false);

  /** At older tables the fifth colour was called purple. */
  wear(colours: readonly string[]): void {
    const now = colours.map((colour) => (colour === "purple" ? "white" : colour));
    const next = now.every((colour, seat) => colour === COLOURS[seat]) ? [] : now;
    if (next.join() !== this.#worn.join()) this.#worn = next;
  }

  get worn(): readonly string[] {
    return this.#worn;
  }

  /** The number of a seat's colour; -1 for one that has no ink. */
  of(seat: number): number {
    const colour = this.#worn[seat];
    return colour === undefined ? seat : COLOURS.findIndex((one) => one === colour);
  }

  /** A seat that is called by its colour changes its name with it. */
  message(id: string): string {
    if (this.#worn.length === 0 || !this.byColour) return id;
    const colour = this.#worn[Number(SEAT.exec(id)?.[1] ?? -1)];
    return colour === undefined ? id : `web-colour-${colour}`;
  }
}

export const dress = new Dress();
