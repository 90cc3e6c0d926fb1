/** Checking the dice of a finished match in the browser itself: the server that rolled them is not asked.
 *
 * What cannot be checked without the rules is which answers chance had and with what odds; each roll tells its share of them,
 * and `charsu verify` checks that too. */
export type Row = [number: number, kind: string, what: unknown, share?: [first: number, width: number, total: number]];
export interface Fair {
  scheme: string; table: string; commitment: string; secret: string; imported: number; entropy: { seat: number; text: string }[]; log: Row[];
}
export interface MatchFile { answers: string[]; fair: Fair }
export interface Verified { ok: boolean; commitment: boolean; checked: number; skipped: number; taken_back: number; failures: unknown[]; problems: string[] }

const BY_ENTRY = "charsu-dice/1";
const ALL = 1n << 256n;

/** Not every page may compute hashes: only those that came over TLS or from this machine. */
export const canCheck = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (text: string): Promise<string> => hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

export const commitmentOf = (fair: Fair): Promise<string> => sha256(`${fair.scheme}|commit|${fair.table}|${fair.secret}`);

export function saltOf(entropy: Fair["entropy"]): Promise<string> {
  const rows = [...entropy].sort((one, two) => one.seat - two.seat).map((row) => [row.seat, row.text]);
  return sha256(JSON.stringify(rows).replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`));
}

/** The dice of one table. */
export class Dice {
  constructor(private readonly key: CryptoKey, private readonly start: string) {}

  static async of(fair: Fair): Promise<Dice> {
    const secret = new Uint8Array((fair.secret.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
    const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Dice(key, `${fair.scheme}|${fair.table}|${await saltOf(fair.entropy)}`);
  }

  /** The place among the odds of the draw of this number: what would favour small ones is thrown away. */
  async place(number: number, total: number): Promise<number> {
    const limit = ALL - (ALL % BigInt(total));
    for (let attempt = 0; ; attempt++) {
      const text = new TextEncoder().encode(`${this.start}|${number}|${attempt}`);
      const digest = BigInt(`0x${hex(await crypto.subtle.sign("HMAC", this.key, text))}`);
      if (digest < limit) return Number(digest % BigInt(total));
    }
  }
}

/** Recompute every roll; `promised` is the commitment this device saw before the match, when it did. */
export async function check(file: MatchFile, promised: string | null): Promise<Verified> {
  const { fair } = file;
  const commitment = (await commitmentOf(fair)) === fair.commitment && (promised === null || promised === fair.commitment);
  const problems = [...(commitment ? [] : ["the secret is not the one that was promised"]), ...logProblems(fair)];
  const failures: unknown[] = [];
  const dice = await Dice.of(fair);
  let checked = 0;
  for (const [number, kind, said, share] of fair.log) {
    if (!share) continue;
    checked += 1;
    const [first, width, total] = share;
    const sound = kind === "answer" && first >= 0 && width > 0 && first + width <= total;
    const place = sound ? await dice.place(fair.scheme === BY_ENTRY ? number : checked, total) : -1;
    if (place < first || place >= first + width) failures.push({ number, said });
  }
  const line = standing(fair.log);
  if (JSON.stringify(line.map((row) => row[2])) !== JSON.stringify(file.answers)) problems.push("the log tells another match than the answers");
  const skipped = fair.log.filter((row) => row[1] === "import").length;
  const taken_back = checked - line.filter((row) => row[3]).length;
  return { ok: problems.length + failures.length === 0, commitment, checked, skipped, taken_back, failures, problems };
}

/** Every number must be there, in order; imported answers only right after the start and as many as the table said. */
export function logProblems(fair: Fair): string[] {
  const troubles: string[] = [];
  const gap = fair.log.findIndex((row, i) => row[0] !== i + 1);
  if (gap >= 0) troubles.push(`entry ${gap + 1} is missing`);
  const kinds = fair.log.map((row) => row[1]);
  const start = kinds.indexOf("start");
  if (start < 0 || kinds.lastIndexOf("start") !== start) return [...troubles, "the log must have one start"];
  if (kinds.slice(0, start).some((kind) => ["answer", "import", "undo", "redo"].includes(kind))) troubles.push("something was played before the start");
  const imported = kinds.slice(start + 1).findIndex((kind) => kind !== "import");
  if ((imported < 0 ? kinds.length - start - 1 : imported) !== fair.imported) troubles.push("not as many answers are imported as the table said");
  if (kinds.slice(start + 1 + fair.imported).some((kind) => ["import", "open", "entropy"].includes(kind))) troubles.push("something comes too late in the log");
  const texts = new Map(fair.log.filter((row) => row[1] === "entropy").map((row) => row[2] as [number, string]));
  if (texts.size !== fair.entropy.length || fair.entropy.some((row) => texts.get(row.seat) !== row.text)) troubles.push("the texts are not those of the log");
  return troubles;
}

/** The rows whose answers count in the end. */
function standing(log: Row[]): Row[] {
  const byNumber = new Map(log.map((row) => [row[0], row]));
  let line: Row[] = [];
  for (const row of log) {
    if (row[1] === "answer" || row[1] === "import") line.push(row);
    else if (row[1] === "undo") line = line.slice(0, row[2] as number);
    else if (row[1] === "redo") line.push(...(row[2] as number[]).map((number) => byNumber.get(number)).filter((entry): entry is Row => entry !== undefined));
  }
  return line;
}
