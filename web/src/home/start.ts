/** Setting up tables. */
import { api } from "../lib/api";
import { hold } from "../lib/keys";
import type { BotInfo, Offered, SeatWish, Told } from "../lib/protocol";

export function botsFor(bots: BotInfo[], game: string): BotInfo[] {
  return bots.filter((bot) => bot.games === null || bot.games.includes(game)).sort((a, b) => a.level - b.level);
}

/** The level for somebody new: not the weakest, not the strongest. */
export function middle(bots: BotInfo[]): BotInfo | undefined {
  return bots[Math.min(1, bots.length - 1)];
}

/** How many sit at a first table: three where possible. */
export function usualSeats([least, most]: [number, number]): number {
  return Math.min(Math.max(3, least), most);
}

/** The server plays bots at once; the client shows their turns at the speed a person chose. */
const BOT_PACE = 30;

export async function playNow(game: Offered, bots: BotInfo[], name: string, options: Record<string, unknown> = {}): Promise<string> {
  const bot = middle(bots)?.key ?? "random";
  const seats: SeatWish[] = [{ kind: "me", name }];
  while (seats.length < usualSeats(game.seats)) seats.push({ kind: "bot", bot });
  return open({ game: game.key, seats, options, undo: "free", pace: BOT_PACE, start: true });
}

/** Play on alone from a move of a match: the others are bots, and everything may be taken back. */
export async function tryFrom(match: Told, game: string, move: number, bots: BotInfo[], name: string): Promise<string> {
  const bot = middle(bots)?.key ?? "random";
  const seats = Array.from({ length: match.players }, (_, seat): SeatWish => (seat === match.seat ? { kind: "me", name } : { kind: "bot", bot }));
  return open({ game, seats, undo: "training", pace: BOT_PACE, from: { match, upto: move } });
}

/** At the server or on this device; where there is no server, always here. */
export async function open(wish: Parameters<typeof api.create>[0], here?: boolean): Promise<string> {
  const made = await api.create({ pace: BOT_PACE, ...wish }, null, here);
  if (made.secret) hold(made.id, made.secret, wish.game ?? "");
  return `/t/${made.id}`;
}
