/** What lies on the desk: the position somebody looks at, what may be answered, and where help is shown. Boards get it as a prop. */
import { untrack } from "svelte";
import { say } from "./words.svelte";
import type { Chip, GameModule, Thing } from "../games/module";
import type { Option, Reason, View } from "./protocol";

export interface Source {
  readonly view: View;
  readonly options: Option[];
  readonly names: string[];
  answer(option: Option): void;
  /** Answers that are not to be chosen but to be seen on the board. */
  readonly shown?: Option[];
  /** Asks the rules why something cannot be chosen. */
  why?(span: string, index: number): Promise<Reason | null>;
}

export interface Helped extends Thing { readonly at: DOMRect | null; readonly pinned: boolean }

export class Desk {
  helped = $state.raw<Helped | null>(null);
  reason = $state.raw<Reason | null>(null);
  unsure = $state.raw<Option | null>(null);
  /** Answers that are buttons with words, as they stood when the board was drawn. */
  loose = $state.raw<Option[]>([]);
  /** Answers for which something on the board can be clicked. */
  readonly #claims = new Map<number, number>();
  #claimed = $state(0);

  constructor(readonly module: GameModule, private readonly source: () => Source) {}

  get view(): View { return this.source().view; }
  get options(): Option[] { return this.source().options; }
  get seat(): number | null { return this.source().view.seat; }
  get names(): string[] { return this.source().names; }

  #bySpan = $derived.by(() => new Map([...(this.source().shown ?? []), ...this.options].map((option) => [`${option.span}:${option.index}`, option])));

  /** The possible answer that points at this thing, if there is one. */
  find(span: string, index: number): Option | undefined {
    return this.#bySpan.get(`${span}:${index}`);
  }

  /** The first possible answer among several ways to point at one thing. */
  any(...ways: [string, number][]): Option | undefined {
    for (const [span, index] of ways) {
      const option = this.find(span, index);
      if (option) return option;
    }
    return undefined;
  }

  get unclaimed(): Option[] {
    void this.#claimed;
    return this.options.filter((option) => !this.#claims.get(option.id));
  }

  /** Once the board has said what can be clicked, the rest become buttons; never all of them for a moment. */
  settle(): void {
    const buttons = this.unclaimed;
    untrack(() => {
      if (buttons.length !== this.loose.length || buttons.some((option, i) => option !== this.loose[i])) this.loose = buttons;
    });
  }

  answer(option: Option): void {
    if (option.shown) return;
    if (this.module.risky?.(option, this.view) && this.unsure?.id !== option.id) {
      this.unsure = option;
      return;
    }
    this.unsure = null;
    this.helped = null;
    this.source().answer(option);
  }

  answerId(id: number): void {
    const option = this.options.find((one) => one.id === id);
    if (option) this.answer(option);
  }

  claim(id: number, by: 1 | -1): void {
    this.#claims.set(id, (this.#claims.get(id) ?? 0) + by);
    this.#claimed += 1;
  }

  words(option: Option): string {
    return say(option.text);
  }

  /** Ask why the thing that help is shown for cannot be chosen: `reason` tells it. */
  async wonder(): Promise<void> {
    const thing = this.helped;
    this.reason = null;
    if (!thing?.span || this.view.over || this.options.length === 0 || this.find(thing.span, thing.which ?? thing.index)) return;
    const reason = (await this.source().why?.(thing.span, thing.which ?? thing.index)) ?? null;
    if (this.helped === thing) this.reason = reason;
  }

  /** What an answer costs and gives. */
  chips(option: Option): Chip[] {
    return Object.entries(option.worth ?? {}).map(([name, amount]) => ({ name, words: `${this.view.game}-worth-${name}`, amount }));
  }
}
