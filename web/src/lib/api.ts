/** The HTTP half of the protocol. */
import { check, canCheck, type MatchFile, type Verified } from "./fair";
import { freshSecret, promisedAt, secretOf } from "./keys";
import { at, prefix, site } from "./place";
import type { BotInfo, Created, Entry, Frame, Section, SeatWish, Summary } from "./protocol";

export class Refused extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(at(path), init);
  const found: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return found as T;
  const error = found as { code?: string; message?: string };
  throw new Refused(error.code ?? String(answer.status), error.message ?? answer.statusText);
}

const get = <T>(path: string, id?: string): Promise<T> => call<T>("GET", path, undefined, id ? secretOf(id) : null);

export interface Wish {
  game?: string; options?: Record<string, unknown>; seats: SeatWish[]; visibility?: string; undo?: string; pace?: number; clock?: { seconds: number; increment: number } | null; start?: boolean;
  from?: { match?: unknown; table?: string; upto?: number };
}
export interface Luck { seats: { seat: number; rolls: number; decisions: { decision: string; rolls: number; expected?: number; rolled?: number; surprise?: number }[] }[] }
export type { Verified };

/** With a secret of our own making, so that a lost answer does not lose the seat: the same request is sent again. */
async function join(id: string, name: string, seat?: number): Promise<Created> {
  const held = secretOf(id);
  const body = { name, ...(seat === undefined ? {} : { seat }), ...(held ? { key: freshSecret() } : { secret: freshSecret() }) };
  for (let left = 3; ; left--) {
    try {
      return await call<Created>("POST", `/api/tables/${id}/join`, body, held);
    } catch (error) {
      if (error instanceof Refused || left === 0) throw error;
      await new Promise((done) => setTimeout(done, 700));
    }
  }
}

/** What a server would tell, of the version of this page, from the files of a site. */
async function file<T>(name: string): Promise<T> {
  const answer = await fetch(`${prefix}/data/${site ?? ""}/${name}`);
  if (!answer.ok) throw new Refused("not-found", `there is no ${name}`);
  return (await answer.json()) as T;
}

export const api = {
  bots: async (): Promise<BotInfo[]> => (await (site === null ? get<{ bots: BotInfo[] }>("/api/bots") : file<{ bots: BotInfo[] }>("bots.json"))).bots,
  lobby: async (): Promise<Summary[]> => (site === null ? (await get<{ tables: Summary[] }>("/api/lobby")).tables : []),
  summary: (id: string): Promise<Summary> => get<Summary>(`/api/tables/${id}`, id),
  create: (wish: Wish, secret?: string | null): Promise<Created> => call<Created>("POST", "/api/tables", wish, secret),
  join,
  history: (id: string, from: number, count: number, seat?: number | null): Promise<{ total: number; frames: Frame[] }> =>
    get(`/api/tables/${id}/history?from=${from}&count=${count}${seat === undefined || seat === null ? "" : `&seat=${seat}`}`, id),
  /** Entries after the number `since`, at most `count` of them. */
  events: async (id: string, since: number, count: number): Promise<Entry[]> => (await get<{ events: Entry[] }>(`/api/tables/${id}/events?since=${since}&limit=${count}`, id)).events,
  match: (id: string): Promise<unknown> => get(`/api/tables/${id}/match`, id),
  luck: (id: string): Promise<Luck> => get(`/api/tables/${id}/luck`, id),
  /** The browser checks the dice by itself where it can; else the server is asked. */
  verify: async (id: string): Promise<Verified> =>
    canCheck() ? check(await get<MatchFile>(`/api/tables/${id}/match`, id), promisedAt(id)) : get<Verified>(`/api/tables/${id}/verify`, id),
  /** In this language where there is one, else in English; `language` says which. */
  rulebook: (game: string, language: string): Promise<{ language: string; sections: Section[] }> =>
    site === null ? get(`/api/games/${game}/rulebook?language=${language}`) : file(`rulebook-${game}-${language}.json`),
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
