/** Sentences put into words. The rule is stated in `charsu.locale`, which does the same; tests/core/test_alike.py compares the two. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { Address, capital } from "./address";
import type { Arg, Text } from "./protocol";

/** Who sits where and who of them reads, by messages like `istanbul-seat-0`. */
export interface Company {
  /** The name of who sits there; undefined for other messages, and where nobody gave a name. */
  name(message: string): string | undefined;
  isYou(message: string): boolean;
  /** The message that names a seat: it may wear another colour. */
  called(message: string): string;
}

export const NOBODY: Company = { name: () => undefined, isYou: () => false, called: (message) => message };

/** All words of a language: its own, the English ones for what it lacks, and the forms that names may have. */
export interface Served { readonly language: string; readonly words: string; readonly english: string; readonly forms: readonly string[] }

/** The attribute that tells a sentence to whoever does it, or to whom it is done. */
const ROLES = { player: "you", other: "to-you" };

/** `istanbul-answer-…`: the words on a button. */
const isAnswer = (message: string): boolean => message.split("-")[1] === "answer";

/** `istanbul-answer-move-to-place` falls back to `istanbul-answer-to-place`, then to `istanbul-answer-place`. */
export function fallbacks(message: string): string[] {
  const [game, kind, ...tail] = message.split("-");
  return isAnswer(message) ? tail.slice(1).map((_, i) => [game, kind, ...tail.slice(i + 1)].join("-")) : [];
}

const ENTRY = /^(?=-?[A-Za-z][\w-]* *=)/m;
const NAME = /^-?[A-Za-z][\w-]*/;
const VARIABLE = /\$([\w-]+)/g;

export class Speaker {
  readonly #bundle: FluentBundle;
  readonly #english: Speaker | null;
  #address: Address | null = null;
  /** What each message asks for. */
  #asked: Map<string, string[]> | null = null;

  constructor(private readonly served: Served) {
    this.#bundle = new FluentBundle(served.language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(served.words));
    this.#english = served.english ? new Speaker({ ...served, language: "en", words: served.english, english: "" }) : null;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#english?.has(id) ?? false);
  }

  /** An attribute of a message; empty where there is none. */
  attribute(id: string, name: string): string {
    const [speaker, message] = this.find(id) ?? [];
    return speaker?.format(message?.attributes[name]) ?? "";
  }

  say({ id, args }: Text, company: Company = NOBODY): string {
    const [speaker, message] = this.find(id, Object.keys(args)) ?? [];
    const isYou = (arg: Arg | undefined): boolean => typeof arg === "object" && company.isYou(arg.ref);
    const role = Object.entries(ROLES).find(([key]) => isYou(args[key]))?.[1];
    const variables: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(args)) Object.assign(variables, typeof arg === "object" ? this.named(key, arg.ref, company) : { [key]: arg });
    const text = speaker?.format((role && message?.attributes[role]) || message?.value, variables);
    if (!speaker || text === undefined) return id;
    const said = isAnswer(id) ? capital(text) : text;
    return isYou(args["player"]) ? speaker.addressed().toYou(said, String(variables["player"])) : said;
  }

  /** Who has words for this, we or English, and the message that says it. */
  private find(id: string, args: string[] = []): [Speaker, Message] | null {
    const name = this.#bundle.hasMessage(id) ? id : fallbacks(id).find((shorter) => this.#bundle.hasMessage(shorter) && this.isTold(shorter, args));
    const message = name === undefined ? undefined : this.#bundle.getMessage(name);
    return message ? [this, message] : (this.#english?.find(id, args) ?? null);
  }

  /** Does a sentence with these arguments, and their forms, bring all that a message asks for? */
  private isTold(message: string, args: string[]): boolean {
    this.#asked ??= new Map(this.served.words.split(ENTRY).map((entry) => [NAME.exec(entry)?.[0] ?? "", [...entry.matchAll(VARIABLE)].map(([, asked]) => asked ?? "")]));
    return (this.#asked.get(message) ?? []).every((asked) => args.some((arg) => asked === arg || asked.startsWith(`${arg}-`)));
  }

  private format(pattern: Message["value"] | undefined, args: Record<string, FluentVariable> = {}): string | undefined {
    return pattern === null || pattern === undefined ? undefined : this.#bundle.formatPattern(pattern, args, []);
  }

  /** A name and its forms: with an attribute `.to` the argument `place` brings `place-to` along; people have one form. */
  private named(key: string, id: string, company: Company): Record<string, string> {
    const name = company.name(id);
    const [speaker, message] = this.find(company.called(id)) ?? [];
    const plain = name ?? speaker?.format(message?.value) ?? id;
    const forms = Object.fromEntries(this.served.forms.map((form) => [`${key}-${form}`, plain]));
    if (name === undefined) for (const [form, pattern] of Object.entries(message?.attributes ?? {})) forms[`${key}-${form}`] = speaker?.format(pattern) ?? plain;
    return { ...forms, [key]: plain };
  }

  private addressed(): Address {
    if (this.#address) return this.#address;
    const message = this.#bundle.getMessage("you");
    const forms = Object.fromEntries(Object.entries(message?.attributes ?? {}).map(([form, pattern]) => [form, this.format(pattern) ?? ""]));
    this.#address = new Address({ you: this.format(message?.value) ?? "", ...forms });
    return this.#address;
  }
}
