/** A game that the client has no board for: as it draws itself, its places to be clicked, every other answer a button. */
import { t } from "../../lib/words.svelte";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Purse from "./Purse.svelte";
import { lines } from "./tree";

export const game: GameModule = {
  Board,
  Purse,
  describe: (view) => (view.drawing
    ? [{ head: t("web-players"), lines: view.drawing.purses.map((purse, seat) => `${t(`${view.game}-seat-${seat}`)}: ${purse}`) }, { head: t("web-board"), lines: wordsOf(view.drawing.board) }]
    : [{ head: "", lines: lines(view.table) }]),
};

/** What is written on a drawing, place by place. */
function wordsOf(board: string): string[] {
  return board.split("<g data-span=").map((part) => [...part.matchAll(/<text (?:data-words="([^"]+)")?[^>]*>([^<]*)/g)].map(([, message, text]) => (message ? t(message) : text ?? "")).join(" ")).filter((line) => line !== "");
}
