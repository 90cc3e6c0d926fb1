/** Many answers of one kind beside the board: the words they share are said once, and each is told by its picture. */

/** From how many on there is no room for all their words, on a phone or a desk. */
export function crowdIn(narrow: boolean): number {
  return narrow ? 3 : 5;
}

/** The words with which all texts begin; never the whole of one. */
export function shared(texts: readonly string[]): string {
  const lines = texts.map((text) => text.split(" "));
  const most = Math.min(...lines.map((line) => line.length - 1));
  const first = (lines[0] ?? []).slice(0, most);
  const end = first.findIndex((word, i) => lines.some((line) => line[i] !== word));
  return first.slice(0, end === -1 ? most : end).join(" ");
}

/** Do the texts differ in nothing but a number at their end? */
export function countUp(texts: readonly string[]): boolean {
  const said = shared(texts);
  return said !== "" && texts.every((text) => /^ \d+$/.test(text.slice(said.length)));
}
