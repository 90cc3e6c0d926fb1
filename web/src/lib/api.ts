/** Tables, wherever they are, and what a server or the files of a site tell besides. */
import type { Taken } from "./along";
import { Refused, type Ears, type House, type Line, type Wish } from "./house";
import { isHere, prefix, site } from "./place";
import type { BotInfo, Frame, Rulebook, Summary } from "./protocol";
import { get, server } from "./server";

export { Refused } from "./house";
export type { Luck, Wish } from "./house";
export type { Verified } from "./fair";

/** The tables of this device; what they need is fetched when somebody wants one. */
const local = (): Promise<House> => import("../local/house").then(({ here }) => here);
const houseOf = (id: string): Promise<House> => (isHere(id) ? local() : Promise.resolve(server));

/** What a server would tell, of the version of this page, from the files of a site. */
async function file<T>(name: string): Promise<T> {
  const answer = await fetch(`${prefix}/data/${site ?? ""}/${name}`);
  if (!answer.ok) throw new Refused("not-found", `there is no ${name}`);
  return (await answer.json()) as T;
}

/** A line whose house is still being brought. */
function later(house: Promise<House>, id: string, ears: Ears): Line {
  let line: Line | null = null;
  let closed = false;
  house.then((host) => { if (!closed) line = host.line(id, ears); }, () => { if (!closed) ears.dropped(); });
  return {
    send: (command) => line?.send(command) ?? false,
    close: () => { closed = true; line?.close(); },
  };
}

export const api = {
  bots: async (): Promise<BotInfo[]> => (await (site === null ? get<{ bots: BotInfo[] }>("/api/bots") : file<{ bots: BotInfo[] }>("bots.json"))).bots,
  lobby: async (): Promise<Summary[]> => (site === null ? (await get<{ tables: Summary[] }>("/api/lobby")).tables : []),
  summary: async (...asked: Parameters<House["summary"]>) => (await houseOf(asked[0])).summary(...asked),
  /** At the server, or on this device: where there is no server, where it goes on from a table of the device, and where it is wished. */
  create: async (wish: Wish, secret?: string | null, here = site !== null || isHere(wish.from?.table ?? "")) => (here ? await local() : server).create(wish, secret),
  show: async (...asked: Parameters<House["show"]>) => (site === null ? server : await local()).show(...asked),
  join: async (...asked: Parameters<House["join"]>) => (await houseOf(asked[0])).join(...asked),
  history: async (...asked: Parameters<House["history"]>) => (await houseOf(asked[0])).history(...asked),
  events: async (...asked: Parameters<House["events"]>) => (await houseOf(asked[0])).events(...asked),
  match: async (...asked: Parameters<House["match"]>) => (await houseOf(asked[0])).match(...asked),
  luck: async (...asked: Parameters<House["luck"]>) => (await houseOf(asked[0])).luck(...asked),
  verify: async (...asked: Parameters<House["verify"]>) => (await houseOf(asked[0])).verify(...asked),
  analyse: async (...asked: Parameters<House["analyse"]>) => (await houseOf(asked[0])).analyse(...asked),
  judging: async (...asked: Parameters<House["judging"]>) => (await houseOf(asked[0])).judging(...asked),
  coach: async (...asked: Parameters<House["coach"]>) => (await houseOf(asked[0])).coach(...asked),
  /** The whole match so far, for whoever plays alone against bots. */
  along: (id: string): Promise<Taken> => get(`/api/tables/${id}/along`, id),
  puzzle: async (...asked: Parameters<House["puzzle"]>) => (site === null ? server : await local()).puzzle(...asked),
  /** Where tables can only be on this device, what they need is brought before somebody waits for it. */
  warmUp: async (): Promise<void> => (site === null ? server : await local()).warmUp(),
  line: (id: string, ears: Ears): Line => (isHere(id) ? later(local(), id, ears) : server.line(id, ears)),
  /** In this language where there is one, else in English; `language` says which. */
  rulebook: (game: string, language: string): Promise<Rulebook> =>
    site === null ? get(`/api/games/${game}/rulebook?language=${language}`) : file(`rulebook-${game}-${language}.json`),
  /** The pictures of the rulebook by name, as SVG. */
  pictures: (game: string, language: string): Promise<Record<string, string>> =>
    site === null ? get(`/api/games/${game}/rulebook/pictures?language=${language}`) : file(`pictures-${game}-${language}.json`),
};

/** All frames of a match, in order. */
export async function allFrames(id: string, seat?: number | null): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (;;) {
    const part = await api.history(id, frames.length, 100, seat);
    frames.push(...part.frames);
    if (part.frames.length === 0 || frames.length > part.total) return frames;
  }
}
