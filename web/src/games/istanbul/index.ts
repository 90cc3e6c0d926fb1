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

export const game: GameModule = {
  Board, Hand, Icon, Preview, Purse, Side, chips, risky, help, whyNot, describe,
  score: (view, seat) => tableOf(view).players[seat]?.rubies ?? 0,
  scoreName: "web-score-rubies",
  mark: (note) => (WALKS.includes(note.event) ? [`[data-place="${note.args["place"]}"]`] : []),
};
