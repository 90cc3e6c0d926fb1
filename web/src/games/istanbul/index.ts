import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Icon from "./Icon.svelte";
import Preview from "./Preview.svelte";
import Purse from "./Purse.svelte";
import Side from "./Side.svelte";
import { help } from "./help";
import { whyNot } from "./why";
import { describe } from "./words";
import { chips, risky } from "./worth";
import { tableOf } from "./table";

/** Notes that tell where somebody, or something of theirs, went. */
const WALKS = ["moved", "stayed", "sent-family", "family-moved", "companion-placed", "companion-moved", "merchant-put"];

/** The Grand Bazaar is dealt at random, the other expansions have one layout of their own. */
const layouts = (values: readonly unknown[], expansions: unknown): readonly unknown[] =>
  expansions === "none" ? values : expansions === "grand_bazaar" ? [] : values.filter((one) => one === "short" || one === "random");

export const game: GameModule = {
  Board, Hand, Icon, Preview, Purse, Side, chips, risky, help, whyNot, describe,
  offered: (option, chosen) => (option.key === "layout" ? layouts(option.values, chosen["expansions"]) : option.values),
  score: (view, seat) => tableOf(view).players[seat]?.rubies ?? 0,
  scoreName: "web-score-rubies",
  mark: (note) => (WALKS.includes(note.event) ? [`[data-place="${note.args["place"]}"]`] : []),
};
