/** What answers cost and give, as far as the table tells before they are given. */
import type { Option, View } from "../../lib/protocol";
import type { Chip } from "../module";
import { GOODS, meeting, tableOf, type IstanbulTable } from "./table";

const decision = (view: View): string => view.question.id.replace("istanbul-ask-", "");

export function chips(option: Option, view: View): Chip[] {
  const table = tableOf(view);
  const seat = view.actor ?? 0;
  const asked = decision(view);
  if (option.span === "place" && asked === "move") return some({ icon: "lira", amount: -meeting(table, option.index, seat) });
  if (option.span === "act") return action(table, table.players[seat]?.merchant ?? 0, seat);
  if (option.span === "lira" && asked === "pay") return some({ icon: "lira", amount: -Number(option.text.args["total"] ?? 0) });
  if (option.span === "lira") return some({ icon: "lira", amount: asked === "reward" ? 3 : -2 });
  if (option.span === "good" && asked === "extra-good") return [{ icon: "lira", amount: -2 }];
  if (option.span === "yellow-tile" || option.span === "yellow") return [{ icon: "lira", amount: -2 }];
  if (option.span === "tile") return [{ icon: `good-${["red", "green", "blue", "yellow"][option.index] ?? "red"}`, amount: -1 }];
  if (option.span === "play" && option.index === 1) return [{ icon: "lira", amount: 5 }];
  return [];
}

const some = (...found: Chip[]): Chip[] => found.filter((chip) => chip.amount !== 0);

function action(table: IstanbulTable, number: number, seat: number): Chip[] {
  const place = table.places[String(number)];
  const owner = table.players[seat];
  if (!place || !owner) return [];
  if (number === 1) return [{ icon: "lira", amount: -7 }, { icon: "extension", amount: 1 }];
  if (number >= 2 && number <= 4) return some({ icon: `good-${GOODS[number - 2]}`, amount: owner.capacity - (owner.goods[GOODS[number - 2] ?? ""] ?? 0) });
  if (number === 5) return some(...Object.entries(place.gives ?? {}).map(([what, amount]) => ({ icon: what === "lira" ? "lira" : `good-${what}`, amount })));
  if (number === 13) return some({ icon: "ruby", amount: 1 }, ...Object.entries(place.goods ?? {}).map(([what, amount]) => ({ icon: `good-${what}`, amount: -amount })));
  if (number === 16) return [{ icon: "lira", amount: -(place.price ?? 0) }, { icon: "ruby", amount: 1 }];
  return [];
}

/** Ending the turn early, leaving an action unused that could be carried out, and giving up cards are asked once. */
export function risky(option: Option, view: View): boolean {
  const asked = decision(view);
  return option.span === "stop" || (option.span === "pass" && asked === "act") || (option.span === "card" && (asked === "discard" || asked === "governor-price"));
}
