/** The secrets of the seats held on this device, and the tables they belong to. */
import { store } from "./settings.svelte";

export interface Held { id: string; secret: string; game: string; seen: number }
const KEY = "charsu-seats";

export function heldSeats(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Held[]) : [];
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

export function letGo(id: string): void {
  store(KEY, heldSeats().filter((held) => held.id !== id));
}
