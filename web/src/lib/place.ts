/** Under which path a proxy serves us: the server writes it into the page. */
export const prefix: string = typeof document === "undefined" ? "" : (document.querySelector('meta[name="charsu-prefix"]')?.getAttribute("content") ?? "");

/** An address of ours, as the browser needs it. */
export const at = (path: string): string => prefix + path;

/** A path as we think of it. */
export const within = (path: string): string => (prefix && path.startsWith(prefix) ? path.slice(prefix.length) || "/" : path);
