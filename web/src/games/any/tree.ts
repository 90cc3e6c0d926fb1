/** Any JSON as short lines, for a board nobody has drawn yet. */
export function lines(value: unknown, depth = 0): string[] {
  if (value === null || typeof value !== "object") return [String(value)];
  const entries = Array.isArray(value) ? value.map((one, i) => [String(i + 1), one] as const) : Object.entries(value);
  return entries.flatMap(([key, one]) => {
    const below = lines(one, depth + 1);
    const flat = one === null || typeof one !== "object" || (Array.isArray(one) && one.every((x) => typeof x !== "object" || x === null));
    const name = key.replaceAll("_", " ");
    return flat ? [`${name}: ${Array.isArray(one) ? one.join(" ") : below[0] ?? ""}`] : [`${name}`, ...below.map((line) => `  ${line}`)];
  });
}
