/** Where a step happens on the screen, by what its notes tell. */
import type { GameModule } from "../games/module";
import type { Happening } from "./motion";
import type { Note, View } from "./protocol";

export type Scene = Pick<GameModule, "mark" | "past">;

/** What belongs to a seat happens where it stands; else where the last note points, else where it is told. */
export function happeningOf(notes: readonly Note[], view: View, scene: Scene | null, inTurn: boolean): Happening {
  const marked = notes.flatMap((note) => scene?.mark?.(note, view) ?? []).reverse();
  const actor = notes.at(-1)?.player ?? -1;
  return {
    where: (seat) => [`[data-origin="${seat}"]`, `[data-origin="${actor}"]`, ...marked, "[data-telling]", "[data-board]"],
    past: new Map(scene?.past?.(notes) ?? []),
    inTurn,
  };
}
