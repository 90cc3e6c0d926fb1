/** What a thing does, in two lines. */
import type { Help, Thing } from "../module";

const plain = (name: string, title: string, ...rules: string[]): Help => ({ title, text: `web-cairo-help-${name}`, rules });

export function help(thing: Thing): Help | null {
  const { kind, index } = thing;
  const colour = index % 6;
  if (kind === "stall") return plain(index >= 24 ? "stall-neutral" : "stall", `web-cairo-stall-${colour}`, index >= 24 ? "CAI-2P-07" : "CAI-PAY-01", "CAI-MEDAL-03");
  if (kind === "customer") return plain("customer", `web-cairo-customer-${index}`, "CAI-CUST-05", "CAI-INCOME-01");
  if (kind === "card") return index > 8 ? plain("joker", `web-cairo-card-${index}`, "CAI-CARD-03") : plain("card", `web-cairo-card-${index}`, "CAI-CARD-02");
  if (kind === "supply") return plain("supply", `cairo-goods-${index}`, "CAI-FINAL-01", "CAI-MEDAL-03");
  if (kind === "coin") return plain("coin", `cairo-goods-${index}`, "CAI-PAY-02", "CAI-PAY-03");
  if (kind === "purse") return plain("purse", "cairo-label-coins", "CAI-INFO-01");
  if (kind === "reserve") return plain(colour === 5 ? "tent-purple" : "tent", `web-cairo-tent-${colour}`, "CAI-TENT-02", "CAI-TENT-07");
  if (kind === "deck") return plain("deck", "cairo-label-deck", "CAI-DRAW-01");
  if (kind === "barker") return plain("barker", "cairo-label-barkers", "CAI-CUST-07");
  return null;
}
