/** What answers cost and give, as far as the table tells before they are given. */
import type { Option, View } from "../../lib/protocol";
import type { Chip } from "../module";
import { cardAt, colourAt, decision, income, nameOf, tableOf, work, type Colour } from "./table";

const some = (...found: Chip[]): Chip[] => found.filter((chip) => chip.amount !== 0);

export function chips(option: Option, view: View): Chip[] {
  const table = tableOf(view);
  const seat = view.actor ?? -1;
  const asked = decision(view);
  const colour = colourAt(option.index);
  if (option.span === "extend") return growth(option, colour);
  if (option.span === "draw") return [{ icon: "card", amount: 2 }];
  if (option.span === "deck") return [{ icon: "card", amount: 1 }];
  if (option.span === "barker") return [{ icon: "barker", amount: 1 }];
  if (option.span === "number" && asked === "own-coins") return some({ icon: `coin-${colourAt(Number(view.question.args["a"]))}`, amount: -option.index }, { icon: "purse", amount: -said(option, "others") });
  if (option.span === "colour" && (asked === "fee" || asked === "substitute")) return [{ icon: `coin-${colour}`, amount: -1 }];
  if (option.span === "card" && asked === "discard") return [{ icon: "card", amount: -1 }];
  if (option.span === "card" && asked === "card" && cardAt(option.index).startsWith("j")) return [{ icon: "card", amount: -1 }, { icon: "purse", amount: -table.joker_fee }];
  if (option.span === "cell" && asked === "visit") return visit(option, view, seat);
  if (option.span === "cell" && work(view)?.what === 1) return growth(option, colourAt(Number(view.question.args["a"]) % 6));
  return [];
}

const said = (option: Option, name: string): number => Number(option.text.args[name] ?? 0);

/** Coins of the colour, coins of other colours for those that are missing, and points, those of medals included. */
function growth(option: Option, colour: Colour): Chip[] {
  return some({ icon: `coin-${colour}`, amount: -said(option, "own") }, { icon: "purse", amount: -said(option, "others") }, { icon: "points", amount: said(option, "points") });
}

function visit(option: Option, view: View, seat: number): Chip[] {
  const gain = income(tableOf(view), nameOf(option.index), seat);
  return some(...(gain ? [{ icon: `coin-${gain.colour}`, amount: gain.amount }] : []), { icon: "barker", amount: -said(option, "barkers") });
}

/** To stop building for good and to discard are asked once more; not where nothing else can be done. */
export function risky(option: Option, view: View): boolean {
  const asked = decision(view);
  return (option.span === "pass" && asked === "action" && said(option, "stuck") === 0) || (option.span === "card" && asked === "discard");
}
