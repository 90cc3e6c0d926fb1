import { describe, expect, it } from "vitest";
import { words } from "../src/lib/words.svelte";
import { differences, isKept, pointed, points, type Kept, type Moment } from "../src/table/analysis";

const TEXT = { id: "cairo-answer-draw", args: {} };
const LINE = { answers: ["draw"], story: [TEXT], gains: { card: 2 } };
const MOMENT: Moment = {
  number: 3, actor: 0, question: TEXT, played: "draw", before: [600_000, 400_000], after: [500_000, 500_000], skill: [-100_000, 100_000], luck: [0, 0],
  choices: [{ answer: 12, notation: "call red", text: TEXT, chances: [600_000, 400_000], error: 900, walks: 64, odds: 1 }, { answer: 3, notation: "draw", text: TEXT, chances: [500_000, 500_000], error: 900, walks: 64, odds: 1 }],
  loss: 100_000, loss_error: 900, kind: "blunder", better: { ...LINE, gains: { "coin-red": 2 } }, instead: LINE,
};
const KEPT: Kept = {
  format: "charsu-analysis/1", whole: 1_000_000, answers: 3, match: { players: 2, answers: ["a", "b", "draw"] }, curve: [[3, [600_000, 400_000]]], turning_points: [3], moments: [MOMENT],
  accounts: [0, 1].map((seat) => ({ seat, start: 0, result: 0, luck: 0, skill: 0, others: 0, accuracy: 1, adjusted: 0, loss_per_decision: 0, decisions: 1, kinds: {} })),
};

describe("an analysis", () => {
  it("is shown from a file when the file holds one, and nothing else is", () => {
    expect(isKept(KEPT)).toBe(true);
    const { match: _match, ...alone } = KEPT;
    const wrong: unknown[] = [
      null, 7, "text", [], {}, alone, { ...KEPT, format: "charsu-match/1" }, { ...KEPT, answers: 4 }, { ...KEPT, moments: [7] }, { ...KEPT, moments: [null] }, { ...KEPT, accounts: [null] },
      { ...KEPT, curve: [[3]] }, { ...KEPT, moments: [{ ...MOMENT, choices: [{ ...MOMENT.choices[0], text: "hello" }] }] }, { ...KEPT, moments: [{ ...MOMENT, better: { story: 7 } }] }, { ...KEPT, moments: [{ ...MOMENT, actor: 4 }] },
    ];
    for (const one of wrong) expect(isKept(one)).toBe(false);
  });

  it("writes points as the language does", () => {
    expect([points(-12_345), points(12_345, true)]).toEqual(["−1.2", "+1.2"]);
    words.language = "de";
    expect([points(-12_345), points(12_345, true)]).toEqual(["−1,2", "+1,2"]);
    words.language = "en";
  });

  it("tells what the better line brings, more before less", () => {
    expect(differences(MOMENT.better, MOMENT.instead)).toEqual([["coin-red", 2], ["card", -2]]);
    expect(differences(null, MOMENT.instead)).toEqual([]);
  });

  it("points at the best answer and at the one that was given", () => {
    const spans = [{ name: "deck", first: 0, size: 4 }, { name: "colour", first: 10, size: 6 }];
    expect(pointed(MOMENT, spans).map(({ span, index, shown }) => [span, index, shown])).toEqual([["colour", 2, "best"], ["deck", 3, "given"]]);
    expect(pointed({ ...MOMENT, actor: -1 }, spans)).toEqual([]);
  });
});
