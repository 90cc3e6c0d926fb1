/** Words: the shared Fluent files, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { dress } from "./dress.svelte";
import type { Arg, Text } from "./protocol";

export const LANGUAGES = { en: "English", de: "Deutsch", ru: "Русский", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  ru: () => import("virtual:words/ru"),
  uk: () => import("virtual:words/uk"),
};

export function makeBundle(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** `istanbul-answer-move-place` falls back to `istanbul-answer-place`, as in `charsu.locale`. */
export function fallback(message: string): string {
  const [game, kind, ...tail] = message.split("-");
  return kind === "answer" ? `${game}-answer-${tail.at(-1) ?? ""}` : message;
}

export function speak(bundle: FluentBundle, id: string, args: Record<string, Arg> = {}): string {
  const named = dress.message(id);
  const found = bundle.hasMessage(named) ? named : fallback(named);
  const pattern = bundle.getMessage(found)?.value;
  if (!pattern) return id;
  const known: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) known[key] = typeof value === "object" ? speak(bundle, value.ref) : value;
  return bundle.formatPattern(pattern, known, []);
}

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);

  async load(language: Language): Promise<void> {
    const source = await sources[language]();
    this.bundle = makeBundle(language, source.default);
    this.language = language;
    document.documentElement.lang = language;
  }

  attribute(id: string, name: string): string {
    const pattern = this.bundle?.getMessage(id)?.attributes[name];
    return pattern ? (this.bundle?.formatPattern(pattern, {}, []) ?? "") : "";
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }
}

export const words = new Words();

/** The words of a message. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return words.bundle ? speak(words.bundle, id, args) : "";
}

const said = new WeakMap<Text, { bundle: FluentBundle | null; worn: readonly string[]; words: string }>();

/** The words of a sentence; remembered, as logs say the same sentences again and again. */
export function say(text: Text): string {
  const known = said.get(text);
  if (known && known.bundle === words.bundle && known.worn === dress.worn) return known.words;
  const found = t(text.id, text.args);
  said.set(text, { bundle: words.bundle, worn: dress.worn, words: found });
  return found;
}

export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}
