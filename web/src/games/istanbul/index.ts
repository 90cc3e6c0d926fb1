import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Icon from "./Icon.svelte";
import Preview from "./Preview.svelte";
import Purse from "./Purse.svelte";
import Side from "./Side.svelte";
import { help } from "./help";
import { decision, tableOf } from "./table";
import { describe } from "./words";

/** Notes that tell where somebody, or something of theirs, went. */
const WALKS = ["moved", "stayed", "sent-family", "family-moved", "companion-placed", "companion-moved", "merchant-put"];

export const game: GameModule = {
  Board, Hand, Icon, Preview, Purse, Side, help, describe,
  /** Ending the turn early, leaving an action unused that could be carried out, and giving up cards are asked once. */
  risky: (option, view) => option.span === "stop" || (option.span === "pass" && decision(view) === "act") || (option.span === "card" && ["discard", "governor-price"].includes(decision(view))),
  score: (view, seat) => tableOf(view).players[seat]?.rubies ?? 0,
  scoreName: "istanbul-score-rubies",
  pictured: ["companion"],
  plain: ["mail", "demand"],
  mark: (note) => (WALKS.includes(note.event) ? [`[data-place="${note.args["place"]}"]`] : []),
};
