import { t, words } from "./words.svelte";

/** A bot's name in words; one that nobody has named yet keeps its key. */
export function botName(key: string): string {
  const kind = key.split(":")[0] ?? key;
  for (const id of [`bot-${kind}`, `web-bot-${kind}`]) if (words.has(id)) return t(id);
  return `${t("web-bot")} ${key}`;
}
