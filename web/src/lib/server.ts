/** Tables at the server that serves this page: requests over HTTP, lines over sockets. */
import { canCheck, check, type MatchFile, type Verified } from "./fair";
import { Refused, type Ears, type House, type Line, type Luck } from "./house";
import { freshSecret, promisedAt, secretOf } from "./keys";
import { at, prefix } from "./place";
import type { Created, Entry, Message, Puzzle, Summary } from "./protocol";

async function call<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(at(path), init);
  const reply: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return reply as T;
  const error = reply as { code?: string; message?: string };
  throw new Refused(error.code ?? String(answer.status), error.message ?? answer.statusText);
}

export const get = <T>(path: string, id?: string): Promise<T> => call<T>("GET", path, undefined, id ? secretOf(id) : null);

export const post = <T>(path: string, body: unknown, id: string): Promise<T> => call<T>("POST", path, body, secretOf(id));

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

function line(id: string, ears: Ears): Line {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${prefix}/api/tables/${id}/socket`);
  socket.onopen = () => ears.opened();
  socket.onmessage = (event: MessageEvent<string>) => ears.heard(JSON.parse(event.data) as Message);
  socket.onclose = () => ears.dropped();
  return {
    send: (command) => {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(command));
      return true;
    },
    close: () => socket.close(),
  };
}

export const server: House = {
  summary: (id) => get<Summary>(`/api/tables/${id}`, id),
  create: (wish, secret) => call<Created>("POST", "/api/tables", wish, secret),
  show: (wish) => server.create(wish),
  join,
  history: (id, from, count, seat) =>
    get(`/api/tables/${id}/history?from=${from}&count=${count}${seat === undefined || seat === null ? "" : `&seat=${seat}`}`, id),
  events: async (id, since, count) => (await get<{ events: Entry[] }>(`/api/tables/${id}/events?since=${since}&limit=${count}`, id)).events,
  match: (id) => get(`/api/tables/${id}/match`, id),
  luck: (id) => get<Luck>(`/api/tables/${id}/luck`, id),
  /** The browser checks the dice by itself where it can; else the server is asked. */
  verify: async (id) => (canCheck() ? check(await get<MatchFile>(`/api/tables/${id}/match`, id), promisedAt(id)) : get<Verified>(`/api/tables/${id}/verify`, id)),
  analyse: (id) => post(`/api/tables/${id}/analysis`, {}, id),
  judging: (id) => get(`/api/tables/${id}/analysis`, id),
  coach: (id, wish) => post(`/api/tables/${id}/coach`, wish, id),
  line,
  puzzle: (game, name) => get<Puzzle>(`/api/puzzles/${game}/${name}.json`),
  warmUp: () => Promise.resolve(),
};
