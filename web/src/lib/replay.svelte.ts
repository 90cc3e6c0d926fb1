/** Looking back: frames of a match, one of them shown. */
import { tick } from "svelte";
import { allFrames } from "./api";
import { measure, travel, wait } from "./motion";
import type { Frame } from "./protocol";
import { happeningOf, type Scene } from "./scene";
import { PACE } from "./table.svelte";
import { settings } from "./settings.svelte";

export class Replay {
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  playing = $state(false);
  open = $state(false);
  /** What the game tells of where things happen. */
  scene: Scene | null = null;

  constructor(readonly id: string) {}

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }

  /** Moves at which another seat begins to answer: where a turn starts. */
  get turns(): number[] {
    let seat = -1;
    return this.frames.flatMap((frame, i) => {
      const actor = frame.view.actor;
      if (actor === null || actor < 0 || actor === seat) return [];
      seat = actor;
      return [i];
    });
  }

  /** Which turn the shown move belongs to, counted from 1; 0 while the table is being set up. */
  get turnNumber(): number {
    return this.turns.filter((move) => move <= this.at).length;
  }

  /** Look at a move; without one at the first turn, after everything is set up. */
  async look(move: number | null, seat?: number | null): Promise<void> {
    this.frames = await allFrames(this.id, seat);
    this.at = Math.max(0, Math.min(move ?? this.turns[0] ?? 0, this.frames.length - 1));
    this.open = this.frames.length > 0;
  }

  close(): void {
    this.playing = false;
    this.open = false;
  }

  /** One step, with travelling pieces when it goes forward by one. */
  async step(to: number): Promise<void> {
    const target = Math.max(0, Math.min(to, this.frames.length - 1));
    const forward = target === this.at + 1 && !settings.calm;
    const pace = PACE[settings.speed];
    const before = forward && pace.travel > 0 ? measure() : null;
    this.at = target;
    await tick();
    if (!before) return;
    const spent = this.frame ? travel(before, pace.travel, happeningOf(this.frame.notes, this.frame.view, this.scene, true)) : 0;
    if (this.playing) await wait(spent);
  }

  async play(): Promise<void> {
    this.playing = true;
    while (this.playing && this.at < this.frames.length - 1) {
      await this.step(this.at + 1);
      await wait(this.frame?.notes.length ? Math.max(120, PACE[settings.speed].rest) : 10);
    }
    this.playing = false;
  }

  turn(way: 1 | -1): void {
    const turns = this.turns;
    const target = way > 0 ? turns.find((move) => move > this.at) : turns.findLast((move) => move < this.at);
    void this.step(target ?? (way > 0 ? this.frames.length - 1 : 0));
  }
}
