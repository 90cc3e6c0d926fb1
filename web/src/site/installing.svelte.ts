/** Browsers that can install the site say so; it is offered where one looks for it, and not thrust upon anybody. */
interface Offer extends Event { prompt(): Promise<unknown> }

class Installing {
  #offer = $state.raw<Offer | null>(null);

  start(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get possible(): boolean {
    return this.#offer !== null;
  }

  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installing = new Installing();
