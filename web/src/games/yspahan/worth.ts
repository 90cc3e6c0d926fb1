/** What answers cost and give, as far as the table tells before they are given. */
import type { Option, View } from "../../lib/protocol";
import type { Chip } from "../module";
import { decision } from "./table";

const some = (...found: Chip[]): Chip[] => found.filter((chip) => chip.amount !== 0);

export function chips(option: Option, view: View): Chip[] {
  const asked = decision(view);
  const said = (name: string): number => Number(option.text.args[name] ?? 0);
  const what = option.text.args["what"];
  if (asked === "buy-dice" && option.span === "number") return some({ icon: "gold", amount: -option.index }, { icon: "yellow", amount: option.index });
  if (option.span === "square") return some({ icon: "gold", amount: -said("price") });
  if (option.span === "building") return some({ icon: "camels", amount: -said("camels") }, { icon: "gold", amount: -said("gold") }, { icon: "points", amount: said("points") });
  if (option.span === "action") return action(String(what), said("n"));
  if (option.span === "row") return some({ icon: "die", amount: said("n") });
  if (option.span === "piece" && asked === "keep") return [{ icon: "camels", amount: -1 }];
  if (option.span === "number" && asked === "sell") return [{ icon: what === "gold" ? "gold" : "camels", amount: -option.index }, { icon: "points", amount: said("points") }];
  if (option.span === "number" && asked === "exchange-number") return exchange(what === "gold", option.index);
  if (option.span === "card" && asked === "extra-die") return [{ icon: "card", amount: -1 }, { icon: "die", amount: 1 }];
  if (option.span === "card" && option.index < 2) return [{ icon: option.index === 0 ? "camels" : "gold", amount: 3 }];
  return [];
}

function exchange(gold: boolean, number: number): Chip[] {
  return [{ icon: gold ? "gold" : "camels", amount: -number }, { icon: gold ? "camels" : "gold", amount: number }];
}

function action(what: string, n: number): Chip[] {
  if (what === "camels" || what === "gold") return [{ icon: what, amount: n }];
  if (what === "card") return [{ icon: "card", amount: 1 }];
  return ["bag", "barrel", "chest", "vase"].includes(what) ? [{ icon: "cube", amount: n }] : [];
}

/** Giving up a card is asked once more. */
export function risky(option: Option, view: View): boolean {
  return option.span === "card" && decision(view) === "extra-die";
}
