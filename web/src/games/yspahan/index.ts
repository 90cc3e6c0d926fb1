import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Icon from "./Icon.svelte";
import Purse from "./Purse.svelte";
import Side from "./Side.svelte";
import { help } from "./help";
import { decision, tableOf } from "./table";
import { describe } from "./words";

export const game: GameModule = {
  Board, Hand, Icon, Purse, Side, help, describe,
  /** Giving up a card is asked once more. */
  risky: (option, view) => option.span === "card" && decision(view) === "extra-die",
  score: (view, seat) => tableOf(view).seats[seat]?.points ?? 0,
  scoreName: "yspahan-label-points",
  sources: { "web-yspahan-from-souks": ["city-scored"], "web-yspahan-from-caravan": ["loaded", "caravan-scored"], "web-yspahan-from-buildings": ["built"], "web-yspahan-from-cards": ["sold-camels", "sold-gold"] },
  plain: ["tower"],
  mark: (note) => (note.event === "placed" || note.event === "kept" ? [`[data-thing="shop:${note.args["shop"]}"]`]
    : note.event === "moved-supervisor" ? [`[data-thing="square:${note.args["square"]}"]`]
    : note.event === "took-group" ? [`[data-thing="row:${note.args["row"]}"]`] : []),
};
