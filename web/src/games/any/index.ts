/** A game without a board of its own: the position in words, every answer a button. */
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Purse from "./Purse.svelte";

export const game: GameModule = {
  Board,
  Purse,
  score: () => 0,
  scoreName: "web-score-points",
};
