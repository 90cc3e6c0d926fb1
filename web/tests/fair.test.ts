import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check, commitmentOf, Dice, saltOf, type Fair, type MatchFile, type Row } from "../src/lib/fair";

/** A whole match of the tests' own game, with a text, an undo and a redo, as the server writes it. */
const file = (): MatchFile => JSON.parse(readFileSync(new URL("./fair.json", import.meta.url), "utf8")) as MatchFile;
const zero: Fair = { scheme: "charsu-dice/2", table: "abc", commitment: "", secret: "00".repeat(32), imported: 0, entropy: [{ seat: 0, text: "x" }], log: [] };

describe("dice checked in the browser", () => {
  it("computes the numbers that stand in the guide", async () => {
    expect(await commitmentOf(zero)).toBe("3c2727b8a290a44fbc30e3590eb67b1d4d1fc3cf71195967e231e5a9d6c7f383");
    expect(await saltOf(zero.entropy)).toBe("7f0ee69964d9c8a4fbe87c94eda31c9a53310446478260a4f0d8c48494b3886a");
    const dice = await Dice.of(zero);
    const rolled = [];
    for (let draw = 1; draw <= 12; draw++) rolled.push(await dice.place(draw, 6));
    expect(rolled).toEqual([4, 5, 3, 4, 4, 5, 5, 3, 4, 4, 0, 4]);
  });

  it("draws a hundred thousand times as Python does (tests/server/test_dice.py)", async () => {
    const dice = await Dice.of(zero);
    const places = await Promise.all(Array.from({ length: 100_000 }, (_, i) => dice.place(i + 1, 2 + ((i + 1) % 997))));
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(places.join(",")));
    expect(Buffer.from(digest).toString("hex")).toBe("2c87b89fbae2b81948f6710aedbeaa14b4c8f56b715550f7057033ad561cb254");
  }, 60_000);

  it("finds a finished match fair", async () => {
    const found = await check(file(), file().fair.commitment);
    expect(found).toMatchObject({ ok: true, commitment: true, failures: [], problems: [] });
    expect(found.checked).toBeGreaterThan(5);
  });

  it("notices another promise than the one this device saw", async () => {
    expect((await check(file(), "00")).ok).toBe(false);
  });

  const draw = (found: MatchFile): Row => found.fair.log.find((row) => row[3]) as Row;
  const changes: Record<string, (found: MatchFile) => void> = {
    "another secret": (found) => { found.fair.secret = "00".repeat(32); },
    "another roll": (found) => { const share = draw(found)[3]; if (share) share[0] = (share[0] + share[1]) % share[2]; },
    "a share without width": (found) => { const share = draw(found)[3]; if (share) share[1] = 0; },
    "a missing entry": (found) => { found.fair.log.splice(1, 1); },
    "a repeated number": (found) => { found.fair.log[3]![0] = 3; },
    "a roll called imported": (found) => { draw(found)[1] = "import"; },
    "a second start": (found) => { found.fair.log.push([found.fair.log.length + 1, "start", null]); },
    "another text": (found) => { found.fair.entropy[0]!.text = "other"; },
    "other answers": (found) => { found.answers.pop(); },
  };
  for (const [name, change] of Object.entries(changes)) {
    it(`is not content with ${name}`, async () => {
      const found = file();
      change(found);
      expect((await check(found, null)).ok).toBe(false);
    });
  }
});
