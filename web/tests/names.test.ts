/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../src/", import.meta.url);
const ASSIGNED = /(?:\b(?:const|let)|@const)\s+(?:found|known|told)\b|\b(?:const|let)\s+[[{][^=]*\b(?:found|known|told)\b[^=]*[\]}]\s*=|(?:\(|,\s*)(?:found|known|told)(?:: [^=()]+)?\) =>|#(?:found|known|told) =/;

test("variables are named for things: nothing is called found, known or told", () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const lines = files.flatMap((name) => readFileSync(new URL(name, ROOT), "utf8").split("\n").map((line) => `${name}: ${line.trim()}`));
  expect(lines.filter((line) => ASSIGNED.test(line))).toEqual([]);
});
