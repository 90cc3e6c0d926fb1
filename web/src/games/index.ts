/** Boards, loaded when a table of their game is opened. */
import type { GameModule } from "./module";

const MODULES = import.meta.glob<{ game: GameModule }>("./*/index.ts");

export async function moduleOf(game: string): Promise<GameModule> {
  const load = MODULES[`./${game}/index.ts`] ?? MODULES["./any/index.ts"];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).game;
}
