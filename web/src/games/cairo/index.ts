import type { Note } from "../../lib/protocol";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Icon from "./Icon.svelte";
import Purse from "./Purse.svelte";
import Side from "./Side.svelte";
import { help } from "./help";
import { colourAt, decision, tableOf } from "./table";
import { describe } from "./words";

const customer = (note: Note): string => `customer-${colourAt(note.args["customer"] ?? 0)}`;

export const game: GameModule = {
  Board, Hand, Icon, Purse, Side, help, describe,
  /** Who can only stop building is not asked whether to build; the others hear the usual question and learn nothing. */
  question: (view, options) => (options.length === 1 && options[0]?.span === "pass" && decision(view) === "action" ? { id: "web-cairo-cannot-build", args: {} } : null),
  /** To stop building for good and to discard are asked once more; not where nothing else can be done. */
  risky: (option, view) => (option.span === "pass" && decision(view) === "action" && option.text.args["stuck"] === 0) || (option.span === "card" && decision(view) === "discard"),
  score: (view, seat) => tableOf(view).players[seat]?.score ?? 0,
  scoreName: "cairo-label-points",
  sources: { "web-cairo-from-stalls": ["scored"], "web-cairo-from-taking": ["took-gold", "took-silver"], "web-cairo-from-medals": ["medal-points"], "web-cairo-from-coins": ["coin-points"] },
  mark: (note) => (note.event === "placed-tent" ? [`[data-piece="tent-${note.player}-${colourAt(note.args["tent"] ?? 0)}"]`]
    : note.event === "extended" ? [`[data-thing="stall:${(note.args["extension"] ?? 0) + 6 * note.player}"]`]
    : note.event === "arrived" ? [`[data-piece="${customer(note)}"]`] : []),
  plain: ["arrived", "left", "opened-entrance", "revealed", "dealt"],
  /** Whoever is called goes to the entrance first, where the newcomer stands afterwards. */
  past: (notes) => {
    const [called, arrived] = [notes.find((note) => note.event === "called"), notes.find((note) => note.event === "arrived")];
    return called && arrived ? [[customer(called), customer(arrived)]] : [];
  },
};
