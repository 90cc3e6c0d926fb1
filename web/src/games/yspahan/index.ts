import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Icon from "./Icon.svelte";
import Purse from "./Purse.svelte";
import Side from "./Side.svelte";
import { describe, help, whyNot } from "./help";
import { tableOf } from "./table";
import { chips, risky } from "./worth";

export const game: GameModule = {
  Board, Hand, Icon, Purse, Side, chips, risky, help, whyNot, describe,
  score: (view, seat) => tableOf(view).seats[seat]?.points ?? 0,
  scoreName: "yspahan-label-points",
  sources: { "web-yspahan-from-souks": ["city-scored"], "web-yspahan-from-caravan": ["loaded", "caravan-scored"], "web-yspahan-from-buildings": ["built"], "web-yspahan-from-cards": ["sold-camels", "sold-gold"] },
  mark: (note) => (note.event === "placed" || note.event === "kept" ? [`[data-thing="shop:${note.args["shop"]}"]`]
    : note.event === "moved-supervisor" ? [`[data-thing="square:${note.args["square"]}"]`]
    : note.event === "took-group" ? [`[data-thing="row:${note.args["row"]}"]`] : []),
};
