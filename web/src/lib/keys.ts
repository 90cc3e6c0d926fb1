/** The secrets of the seats held on this device, and the tables they belong to. */
import { store } from "./settings.svelte";

export interface Held { id: string; secret: string; game: string; seen: number }
const KEY = "charsu-seats";

export function heldSeats(): Held[] {
  try {
    const seats: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(seats) ? (seats as Held[]) : [];
  } catch {
    return [];
  }
}

export function secretOf(id: string): string | null {
  return heldSeats().find((held) => held.id === id)?.secret ?? null;
}

export function hold(id: string, secret: string, game: string): void {
  const others = heldSeats().filter((held) => held.id !== id);
  store(KEY, [{ id, secret, game, seen: Date.now() }, ...others].slice(0, 60));
}

/** 128 random bits in 22 letters, as the server makes them. */
export function freshSecret(): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return [...crypto.getRandomValues(new Uint8Array(22))].map((byte) => letters[byte & 63]).join("");
}

const PROMISES = "charsu-promises";
type Promised = [id: string, commitment: string][];

function promises(): Promised {
  try {
    const promises: unknown = JSON.parse(localStorage.getItem(PROMISES) ?? "[]");
    return Array.isArray(promises) ? (promises as Promised) : [];
  } catch {
    return [];
  }
}

/** The commitment of a table's dice as this device first saw it; the server cannot change it any more. */
export function promisedAt(id: string): string | null {
  return promises().find((row) => row[0] === id)?.[1] ?? null;
}

export function promise(id: string, commitment: string): void {
  if (promisedAt(id) === null) store(PROMISES, [[id, commitment], ...promises()].slice(0, 100));
}

export function letGo(id: string): void {
  store(KEY, heldSeats().filter((held) => held.id !== id));
}
