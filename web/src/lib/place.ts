/** Where we are: which server serves us under which path, or which folder on a host without a server. */
const meta = (name: string): string | null => (typeof document === "undefined" ? null : (document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? null));

/** The version of the site without a server that we are a page of; null where a server serves us. */
export const site: string | null = meta("charsu-site");

/** Where a site has the Python of games of other packages, beside what else it tells; null where there are none. */
export const further: string | null = meta("charsu-further");

/** Under which path we lie: a server writes it into the page, a site knows its own folder. */
export const prefix: string = site === null ? (meta("charsu-prefix") ?? "") : new URL(".", document.baseURI).pathname.replace(/\/$/, "");

/** Tables that are played on this device carry it in their names. */
export const HERE = "here-";
export const isHere = (table: string): boolean => table.startsWith(HERE);

const TABLE = /^\/t\/([\w-]+)(?:#(.*))?$/;

/** An address of ours, as the browser needs it. No server knows the tables of this device: they stand behind the #. */
export function at(path: string): string {
  const [, table, more] = TABLE.exec(path) ?? [];
  return table && isHere(table) ? `${prefix}/#t=${table}${more ? `&${more}` : ""}` : prefix + path;
}

/** A path as we think of it. */
export const within = (path: string): string => (prefix && path.startsWith(prefix) ? path.slice(prefix.length) || "/" : path);
