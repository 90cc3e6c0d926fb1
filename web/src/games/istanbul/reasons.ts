/** What the reasons why something cannot be chosen are made of. */
import type { View } from "../../lib/protocol";
import type { Reason } from "../module";
import type { Goods, IstanbulTable, PlayerView } from "./table";

/** `at`: the place whose action is asked about. */
export interface Scene { readonly table: IstanbulTable; readonly mine: PlayerView; readonly asked: string; readonly at: number; readonly view: View }
export type Moment = "move" | "arrived" | "between" | "within" | "sent" | "action" | "rolled" | "encounter" | "last" | "question";
export interface Check { readonly fails: (scene: Scene) => boolean; readonly reason: Reason | ((scene: Scene) => Reason) }
/** When a card may be played, and what else it asks for. */
export interface Playable { readonly moments: readonly Moment[]; readonly untimely: Reason; readonly checks: readonly Check[] }

export const because = (name: string, rule: string, args?: Reason["args"]): Reason => ({ id: `web-istanbul-why-${name}`, rule, ...(args ? { args } : {}) });
export const placeName = (number: number): { ref: string } => ({ ref: `istanbul-place-${number}` });
export const total = (goods: Goods): number => Object.values(goods).reduce((sum, count) => sum + count, 0);
/** Everything else fits: this is what is missing. */
export const otherwise = (reason: Check["reason"]): Check => ({ fails: () => true, reason });
export const found = (checks: readonly Check[], scene: Scene): Reason | null => {
  const reason = checks.find((check) => check.fails(scene))?.reason;
  return typeof reason === "function" ? reason(scene) : (reason ?? null);
};

/** A price in lira, coffee or seals that is more than there is. */
export const price = (what: "lira" | "coffee" | "seals", need: number | ((scene: Scene) => number), rule: string): Check => {
  const asked = (scene: Scene): number => (typeof need === "number" ? need : need(scene));
  const have = (scene: Scene): number => scene.mine[what] ?? 0;
  return { fails: (scene) => have(scene) < asked(scene), reason: (scene) => because(`needs-${what}`, rule, { need: asked(scene), have: have(scene) }) };
};

/** The moments of a turn as the cards tell them apart, by what is asked; whatever is missing must be answered first. */
const ASKED: Record<Exclude<Moment, "question" | "within" | "sent">, readonly string[]> = {
  move: ["move"],
  arrived: ["assistant", "leap", "companion-far"],
  between: ["pay", "act", "repeat", "encounter", "finish"],
  action: ["sell", "fetch", "take-card", "discard", "local-good", "extra-good", "pay-any", "different-goods", "two-goods", "announce", "guild-tile", "any-action", "roast", "discard-guild", "barrier", "beside", "ruby", "catacombs", "act-now", "pick", "kiosk"],
  rolled: ["bend"],
  encounter: ["governor-price", "smuggler-good", "smuggler-price", "trader-price", "courier-price"],
  last: ["last-cards"],
};
const MOMENTS = new Map<string, Moment>(Object.entries(ASKED).flatMap(([moment, all]) => all.map((asked) => [asked, moment as Moment])));
/** An action that is part of another one has a moment of its own: that of the Tavern, through the barrier, and the Police Station's. */
const PART: Record<number, Moment> = { 1: "within", 2: "sent" };
export const momentOf = (scene: Scene): Moment => (scene.asked === "act" ? PART[Number(scene.view.question.args["b"] ?? 0)] : undefined) ?? MOMENTS.get(scene.asked) ?? "question";
export const EVER: readonly Moment[] = ["move", "arrived", "between", "within", "action", "rolled", "encounter", "last"];
export const FIRST = because("first", "IST-TURN-04");

const ONE_MOVE: Check = { fails: ({ view }) => view.question.args["far"] === 1, reason: because("one-move", "IST-MOVE-07") };

/** A card that is the movement of the turn. */
export const moving = (rule: string, ...checks: Check[]): Playable => ({ moments: ["move"], untimely: because("card-move", rule), checks: [ONE_MOVE, ...checks] });

/** A card that repeats the action of a place. */
export function repeating(places: readonly number[], rule: string, unpaid = rule): Playable {
  const untimely = places.length > 1 ? because("repeat-mosque", rule) : because("repeat", rule, { place: placeName(places[0] ?? 0) });
  return { moments: ["between"], untimely, checks: [{ fails: ({ asked, at }) => asked !== "repeat" || !places.includes(at), reason: untimely }, otherwise(because("repeat-cost", unpaid))] };
}

const two = (number: number): string => String(number).padStart(2, "0");
const BASE_RULES = ["10", "20", "30", "40", "50", "60", "70", "80", "80", "80"];

/** The cards of the expansions follow those of the base game; letters' card 4 has three colours. */
export function cardRule(index: number): string {
  if (index < 10) return `IST-CARD-${BASE_RULES[index] ?? "10"}`;
  if (index < 19) return `MB-CARD-${two(index - 9)}`;
  return `LS-CARD-${two(index <= 22 ? index - 18 : index <= 24 ? 4 : index - 20)}`;
}
