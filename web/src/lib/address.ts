/**
 * A sentence about a person, said to that person: “Ada goes home and has 2” as “You go home and have 2”. As in `charsu.locale.Address`:
 * the forms are attributes of the message `you`: the verbs in pairs, what joins a second verb, and whose a thing is.
 */
export interface Forms { readonly you: string; readonly verbs?: string; readonly joins?: string; readonly your?: string }

/** Among so many words the verb stands: “не может”. */
const FIRST_WORDS = 6;
const bare = (word: string): string => word.replace(/[.,:;]+$/, "");
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export class Address {
  readonly #verbs: Map<string, string>;
  readonly #joins: string[];

  constructor(private readonly forms: Forms) {
    const pairs = (forms.verbs ?? "").split(",").map((pair) => pair.trim().split(/\s+/));
    this.#verbs = new Map(pairs.flatMap(([about, to]): [string, string][] => (about && to ? [[about, to]] : [])));
    this.#joins = (forms.joins ?? "").split(/\s+/);
  }

  /** A question loses the name, a verb takes the form of the person; what has neither stays as it is. */
  toYou(said: string, name: string): string {
    if (said.startsWith(`${name}: `)) return capital(said.slice(name.length + 2));
    if (this.forms.your && said.startsWith(`${name}’s `)) return `${this.forms.your} ${said.slice(name.length + 3)}`;
    return said.startsWith(`${name} `) ? this.#do(said, said.slice(name.length + 1).split(" ")) : said;
  }

  #do(said: string, words: string[]): string {
    const verb = words.slice(0, FIRST_WORDS).findIndex((word) => this.#verbs.has(bare(word)));
    if (verb < 0) return said;
    const parts = words.map((word, i) => (i === verb || (i > verb && this.#joins.includes(words[i - 1] ?? "")) ? this.#turned(word) : word));
    return [this.forms.you, ...parts].join(" ");
  }

  #turned(word: string): string {
    return (this.#verbs.get(bare(word)) ?? bare(word)) + word.slice(bare(word).length);
  }
}
