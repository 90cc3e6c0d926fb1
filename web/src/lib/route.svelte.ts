/** What is shown: `/t/<table>` is a table of the server, everything else is told by the hash so that any host can serve it. */
import { hold, secretOf } from "./keys";
import { at, within } from "./place";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string; mode: Mode }
  | { screen: "rules"; game: string; rule: string }
  | { screen: "aid"; game: string }
  | { screen: "learn"; game: string; lesson: string }
  | { screen: "example"; game: string; example: string }
  | { screen: "train"; game: string; puzzle: string }
  | { screen: "table"; id: string; move: number | "first" | null; analysis: boolean };
export type Mode = "bots" | "friends" | "screen";

export function parse(path: string, hash: string): Route {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const table = /^\/t\/([\w-]+)/.exec(path)?.[1] ?? /^[\w-]+$/.exec(words.get("t") ?? "")?.[0];
  if (table) return { screen: "table", id: table, move: words.get("move") === "first" ? "first" : words.has("move") ? Number(words.get("move")) : null, analysis: words.has("analysis") };
  const mode = words.get("mode");
  if (words.has("new")) return { screen: "new", game: words.get("new") ?? "", mode: mode === "friends" || mode === "screen" ? mode : "bots" };
  if (words.has("rules")) return { screen: "rules", game: words.get("rules") ?? "", rule: words.get("rule") ?? "" };
  if (words.has("aid")) return { screen: "aid", game: words.get("aid") ?? "" };
  const rule = /^#([A-Z]{2,3}-[A-Z0-9-]*\d+)$/.exec(hash)?.[1];
  if (rule) return { screen: "rules", game: "", rule };
  if (words.has("learn")) return { screen: "learn", game: words.get("learn") ?? "", lesson: words.get("lesson") ?? "first" };
  if (words.has("example")) {
    const [game = "", example = ""] = (words.get("example") ?? "").split("/");
    return { screen: "example", game, example };
  }
  if (words.has("train")) return { screen: "train", game: words.get("train") ?? "", puzzle: words.get("puzzle") ?? "" };
  return { screen: "home" };
}

/** A link for another device carries the secret behind the #; it is put away and taken out of the address. */
function keepSecret(): void {
  const table = /^\/t\/([\w-]+)/.exec(within(location.pathname))?.[1];
  const secret = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!table || !secret) return;
  if (secretOf(table) !== secret) hold(table, secret, "");
  history.replaceState(null, "", location.pathname);
}

class Router {
  route = $state.raw<Route>({ screen: "home" });

  start(): void {
    const read = (): void => {
      keepSecret();
      this.route = parse(within(location.pathname), location.hash);
    };
    addEventListener("popstate", read);
    read();
  }

  go(address: string): void {
    history.pushState(null, "", at(within(address)));
    this.route = parse(within(location.pathname), location.hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: an ordinary click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement | null)?.getAttribute("href");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  router.go(link);
}
