import { beforeAll, expect, test } from "vitest";
import { Refused } from "../src/lib/api";
import { refusal } from "../src/lib/refusals";
import { Speaker } from "../src/lib/resolve";
import { words } from "../src/lib/words.svelte";

beforeAll(() => (words.speaker = new Speaker({ language: "de", words: "web-no-server = Der Server antwortet nicht.\nweb-refused-no-undo = Jetzt gibt es nichts zurückzunehmen.", english: "", forms: [] })));

test("a refusal is told in the reader's language by its code", () => {
  expect(refusal(new Refused("no-undo", "there is nothing you may take back now"))).toBe("Jetzt gibt es nichts zurückzunehmen.");
  expect(refusal({ code: "no-undo", message: "there is nothing to bring back" })).toBe("Jetzt gibt es nichts zurückzunehmen.");
});

test("a code this page does not know is told as it comes, and silence means no server", () => {
  expect(refusal(new Refused("brand-new", "something new"))).toBe("something new");
  expect(refusal(new TypeError("failed to fetch"))).toBe("Der Server antwortet nicht.");
});
