import { t, words } from "./words.svelte";

/** A bot's name in words; one that nobody has named yet keeps its key. */
export function botName(key: string): string {
  return words.has(`bot-${key}`) ? t(`bot-${key}`) : `${t("web-bot")} ${key}`;
}
