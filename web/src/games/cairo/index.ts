import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Icon from "./Icon.svelte";
import Purse from "./Purse.svelte";
import Side from "./Side.svelte";
import { describe, help, question, whyNot } from "./help";
import { colourAt, tableOf } from "./table";
import { chips, risky } from "./worth";

export const game: GameModule = {
  Board, Hand, Icon, Purse, Side, chips, risky, question, help, whyNot, describe,
  score: (view, seat) => tableOf(view).players[seat]?.score ?? 0,
  scoreName: "cairo-label-points",
  sources: { "web-cairo-from-stalls": ["scored"], "web-cairo-from-taking": ["took-gold", "took-silver"], "web-cairo-from-medals": ["medal-points"], "web-cairo-from-coins": ["coin-points"] },
  mark: (note) => (note.event === "placed-tent" ? [`[data-piece="tent-${note.player}-${colourAt(note.args["tent"] ?? 0)}"]`]
    : note.event === "extended" ? [`[data-thing="stall:${(note.args["extension"] ?? 0) + 6 * note.player}"]`]
    : note.event === "called" ? [`[data-piece="customer-${colourAt(note.args["customer"] ?? 0)}"]`] : []),
};
