/** Small synthesised sounds; nothing is loaded, nothing sounds unless a person asked for it. */
import type { Entry } from "./protocol";

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, loudness: number, kind: OscillatorType = "triangle"): void {
  context ??= new AudioContext();
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const at = context.currentTime + start;
  oscillator.type = kind;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

export function chime(entries: Entry[]): void {
  const dice = entries.some((entry) => entry.by === "dice" && entry.notation?.startsWith("roll"));
  if (dice) for (let i = 0; i < 4; i++) tone(180 + 60 * i, i * 0.05, 0.06, 0.05, "square");
  else tone(520, 0, 0.12, 0.06);
}

export function bell(): void {
  tone(660, 0, 0.4, 0.08);
  tone(990, 0.08, 0.5, 0.06);
}
