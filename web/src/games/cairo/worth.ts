/** What answers cost and give, as far as the table tells before they are given. */
import type { Option, View } from "../../lib/protocol";
import type { Chip } from "../module";
import { cardAt, colourAt, decision, income, nameOf, tableOf, work } from "./table";

const some = (...found: Chip[]): Chip[] => found.filter((chip) => chip.amount !== 0);

export function chips(option: Option, view: View): Chip[] {
  const table = tableOf(view);
  const seat = view.actor ?? -1;
  const asked = decision(view);
  const colour = colourAt(option.index);
  if (option.span === "extend") return growth(view, option.index);
  if (option.span === "draw") return [{ icon: "card", amount: 2 }];
  if (option.span === "deck") return [{ icon: "card", amount: 1 }];
  if (option.span === "barker") return [{ icon: "barker", amount: 1 }];
  if (option.span === "number" && asked === "own-coins") return some({ icon: `coin-${colourAt(Number(view.question.args["a"]))}`, amount: -option.index });
  if (option.span === "colour" && (asked === "fee" || asked === "substitute")) return [{ icon: `coin-${colour}`, amount: -1 }];
  if (option.span === "card" && asked === "discard") return [{ icon: "card", amount: -1 }];
  if (option.span === "card" && asked === "card" && cardAt(option.index).startsWith("j")) return [{ icon: "card", amount: -1 }, { icon: "purse", amount: -table.joker_fee }];
  if (option.span === "cell" && asked === "visit") return visit(option, view, seat);
  if (option.span === "cell" && work(view)?.what === 1) return growth(view, Number(view.question.args["a"]) % 6);
  return [];
}

/** An extension costs as many coins as the stall is then large, and scores as much. */
function growth(view: View, index: number): Chip[] {
  const colour = colourAt(index);
  const size = (tableOf(view).stalls.find((stall) => stall.owner === view.actor && stall.colour === colour)?.size ?? 1) + 1;
  return [{ icon: `coin-${colour}`, amount: -size }, { icon: "points", amount: size }];
}

function visit(option: Option, view: View, seat: number): Chip[] {
  const gain = income(tableOf(view), nameOf(option.index), seat);
  return some(...(gain ? [{ icon: `coin-${gain.colour}`, amount: gain.amount }] : []), { icon: "barker", amount: -Number(option.text.args["barkers"] ?? 0) });
}

/** Leaving the game and discarding are asked once more. */
export function risky(option: Option, view: View): boolean {
  const asked = decision(view);
  return (option.span === "pass" && asked === "action") || (option.span === "card" && asked === "discard");
}
