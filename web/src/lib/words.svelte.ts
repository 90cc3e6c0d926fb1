/** Words: the shared Fluent files, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { Address, capital } from "./address";
import { dress } from "./dress.svelte";
import { people, type Seated } from "./people.svelte";
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

/** `istanbul-answer-…`: the words on a button. */
const isAnswer = (message: string): boolean => message.split("-")[1] === "answer";

/** `istanbul-answer-move-to-place` falls back to `istanbul-answer-to-place`, then to `istanbul-answer-place`, as in `charsu.locale`. */
export function fallbacks(message: string): string[] {
  const [game, kind, ...tail] = message.split("-");
  return isAnswer(message) ? tail.slice(1).map((_, i) => [game, kind, ...tail.slice(i + 1)].join("-")) : [];
}

function find(bundle: FluentBundle, id: string): Message | undefined {
  const named = dress.message(id);
  const found = [named, ...fallbacks(named)].find((name) => bundle.hasMessage(name));
  return found === undefined ? undefined : bundle.getMessage(found);
}

/** A name and its forms: with an attribute `.to` the argument `place` brings `place-to` along, as in `charsu.locale`. The names of people have one form. */
function forms(bundle: FluentBundle, key: string, id: string): Record<string, FluentVariable> {
  const attributes = Object.entries(find(bundle, id)?.attributes ?? {});
  const name = people.name(id);
  const said = attributes.map(([form, pattern]): [string, string] => [`${key}-${form}`, name ?? bundle.formatPattern(pattern, {}, [])]);
  return { [key]: speak(bundle, id), ...Object.fromEntries(said) };
}

/** The attribute that tells a sentence to whoever does it, or to whom it is done. */
const ROLES = { player: "you", other: "to-you" };
const isYou = (arg: Arg | undefined): boolean => typeof arg === "object" && people.isYou(arg.ref);

export function speak(bundle: FluentBundle, id: string, args: Record<string, Arg> = {}): string {
  const name = people.name(id);
  if (name !== undefined) return name;
  const message = find(bundle, id);
  const role = Object.entries(ROLES).find(([key]) => isYou(args[key]))?.[1];
  const pattern = (role && message?.attributes[role]) || message?.value;
  if (!pattern) return id;
  const known: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) Object.assign(known, typeof value === "object" ? forms(bundle, key, value.ref) : { [key]: value });
  const said = bundle.formatPattern(pattern, known, []);
  if (isYou(args["player"])) return addressOf(bundle).toYou(said, String(known["player"]));
  return isAnswer(id) ? capital(said) : said;
}

const addresses = new WeakMap<FluentBundle, Address>();

function addressOf(bundle: FluentBundle): Address {
  const known = addresses.get(bundle);
  if (known) return known;
  const message = bundle.getMessage("you");
  const forms = Object.fromEntries(Object.entries(message?.attributes ?? {}).map(([form, pattern]) => [form, bundle.formatPattern(pattern, {}, [])]));
  const made = new Address({ you: message?.value ? bundle.formatPattern(message.value, {}, []) : "", ...forms });
  addresses.set(bundle, made);
  return made;
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

/** In Russian and Ukrainian a number stays with its noun, № with its number, and no line begins with a dash. */
export const bound = (language: string, text: string): string =>
  language === "ru" || language === "uk" ? text.replace(/(\d|№) (?=[\p{L}\d])/gu, "$1\u00a0").replace(/ —/g, "\u00a0—") : text;

/** The words of a message. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return words.bundle ? bound(words.language, speak(words.bundle, id, args)) : "";
}

const said = new WeakMap<Text, { bundle: FluentBundle | null; worn: readonly string[]; seated: Seated; words: string }>();

/** The words of a sentence; remembered, as logs say the same sentences again and again. */
export function say(text: Text): string {
  const known = said.get(text);
  if (known && known.bundle === words.bundle && known.worn === dress.worn && known.seated === people.seated) return known.words;
  const found = t(text.id, text.args);
  said.set(text, { bundle: words.bundle, worn: dress.worn, seated: people.seated, words: found });
  return found;
}

/** Sentences one after the other, as they are read aloud; who ends without a stop gets one. */
export const aloud = (sentences: string[]): string => sentences.map((sentence) => (/[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");

export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}
