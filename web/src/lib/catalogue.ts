/** What can be played and all words for it, as the server tells or as files beside the page: see docs/guide/protocol.md. */
import { prefix, site } from "./place";
import type { Told, Offered, Puzzles } from "./protocol";
import type { Served } from "./resolve";

/** Changes when words or games do; the server writes it into the page, so that nothing old is shown and nothing is asked twice. */
const edition: string = typeof document === "undefined" ? "" : (document.querySelector('meta[name="charsu-edition"]')?.getAttribute("content") ?? "");

async function told<T>(path: string): Promise<T> {
  const answer = await fetch(site === null ? `${prefix}${path}${edition ? `?edition=${edition}` : ""}` : `${prefix}/data/${site}${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const wordsOf = (language: string): Promise<Served> => told<Served>(`/api/words/${language}.json`);

const shelves = new Map<string, Promise<Offered[]>>();

/** The games on the shelf, with their words in a language. */
export function shelf(language: string): Promise<Offered[]> {
  const games = shelves.get(language) ?? told<{ games: Offered[] }>(`/api/catalogue/${language}.json`).then((all) => all.games);
  shelves.set(language, games);
  games.catch(() => shelves.delete(language));
  return games;
}

export async function offered(game: string, language: string): Promise<Offered | undefined> {
  return (await shelf(language)).find((one) => one.key === game);
}

export const puzzlesOf = (game: string): Promise<Puzzles> => told<Puzzles>(`/api/puzzles/${game}.json`);

/** All puzzles of a game as they are kept, for whoever shows them without a server. */
export const collectionOf = (game: string): Promise<{ matches: unknown[]; puzzles: { match: number }[] }> => told(`/api/puzzles/${game}/all.json`);

export const lessonOf = (game: string, name: string, language: string): Promise<Told> => told<Told>(`/api/games/${game}/lessons/${name}/${language}.json`);

const exemplified = new Map<string, Promise<Told[]>>();

/** The examples of a game, told in a language. */
export function examplesOf(game: string, language: string): Promise<Told[]> {
  const key = `${game}/${language}`;
  const examples = exemplified.get(key) ?? told<{ examples: Told[] }>(`/api/games/${game}/examples/${language}.json`).then((all) => all.examples);
  exemplified.set(key, examples);
  examples.catch(() => exemplified.delete(key));
  return examples;
}
