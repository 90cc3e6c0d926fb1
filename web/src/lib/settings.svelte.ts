/** What a person prefers on this device. */
import { browserLanguage, words, type Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";
interface Stored { language: Language | null; theme: Theme; speed: Speed; sound: boolean; name: string; text: boolean; calm: boolean; steps: boolean; warned: boolean }

const KEY = "charsu-settings";
const FIRST: Stored = { language: null, theme: "auto", speed: "normal", sound: false, name: "", text: false, calm: false, steps: false, warned: false };

export function readStored<T>(key: string, first: T): T {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>) };
  } catch {
    return first;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window may refuse; the settings then last as long as the page
  }
}

class Settings {
  #stored = $state<Stored>(FIRST);
  #night = $state(false);
  #still = $state(false);

  start(): Promise<void> {
    this.#stored = readStored(KEY, FIRST);
    watch("(prefers-color-scheme: dark)", (on) => (this.#night = on));
    watch("(prefers-reduced-motion: reduce)", (on) => (this.#still = on));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.theme = this.dark ? "dark" : "light";
        document.documentElement.dataset.motion = this.calm ? "calm" : "full";
      });
    });
    return words.load(this.#stored.language ?? browserLanguage(navigator.languages));
  }

  get dark(): boolean { return this.#stored.theme === "auto" ? this.#night : this.#stored.theme === "dark"; }
  get calm(): boolean { return this.#still || this.#stored.calm; }
  get theme(): Theme { return this.#stored.theme; }
  set theme(theme: Theme) { this.#write({ theme }); }
  get speed(): Speed { return this.#stored.speed; }
  set speed(speed: Speed) { this.#write({ speed }); }
  get sound(): boolean { return this.#stored.sound; }
  set sound(sound: boolean) { this.#write({ sound }); }
  get name(): string { return this.#stored.name; }
  set name(name: string) { this.#write({ name }); }
  get text(): boolean { return this.#stored.text; }
  set text(text: boolean) { this.#write({ text }); }

  /** Ask even where only one answer is possible. */
  get steps(): boolean { return this.#stored.steps; }
  set steps(steps: boolean) { this.#write({ steps }); }

  /** The coach speaks up before a mistake. */
  get warned(): boolean { return this.#stored.warned; }
  set warned(warned: boolean) { this.#write({ warned }); }

  async speak(language: Language): Promise<void> {
    this.#write({ language });
    await words.load(language);
  }

  #write(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    store(KEY, this.#stored);
  }
}

function watch(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", () => tell(media.matches));
}

export const settings = new Settings();
