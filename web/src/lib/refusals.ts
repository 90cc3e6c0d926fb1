/** What the server refuses, in the reader's language: each code has its sentence in the Fluent files. */
import { t, words } from "./words.svelte";

const coded = (error: unknown): error is { code: string; message: string } => typeof error === "object" && error !== null && typeof (error as { code?: unknown }).code === "string";

/** A code that is newer than this page is told as the server says it; without any answer there is no server. */
export function refusal(error: unknown): string {
  if (!coded(error)) return t("web-no-server");
  const id = `web-refused-${error.code}`;
  return words.has(id) ? t(id) : error.message;
}
