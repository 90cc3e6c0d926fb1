/** The little Markdown our rulebooks use, as safe HTML: headings, lists, tables, emphasis, code. A line that begins with a rule's id can be found by it. */
const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|\W)[*_]([^*_]+)[*_](?=\W|$)/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}

type Block = { kind: "h4" | "p" | "li" | "tr"; text: string };

/** Wrapped lines belong to the block they continue. */
function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let open: Block | null = null;
  for (const line of markdown.split("\n")) {
    const heading = /^#{1,6}\s+(.*)/.exec(line);
    const item = /^\s*(?:[-*]|\d{1,2}\.)\s+(.*)/.exec(line);
    const row = line.startsWith("|");
    if (line.trim() === "" || (row && /^\|[\s:|-]+\|$/.test(line))) {
      if (!row) open = null;
    } else if (open && !heading && !item && !row && open.kind !== "tr") {
      open.text += ` ${line.trim()}`;
    } else {
      const block: Block = heading ? { kind: "h4", text: heading[1] ?? "" } : item ? { kind: "li", text: item[1] ?? "" } : { kind: row ? "tr" : "p", text: line };
      found.push(block);
      open = heading ? null : block;
    }
  }
  return found;
}

function write({ kind, text }: Block): string {
  if (kind === "tr") return `<tr>${text.slice(1, text.lastIndexOf("|")).split("|").map((cell) => `<td>${inline(cell.trim())}</td>`).join("")}</tr>`;
  const rule = /^\**\[?([A-Z]{2,3}-[A-Z0-9]+(?:-[A-Z0-9]+)*)/.exec(text)?.[1];
  return `<${kind}${rule ? ` data-rule="${rule}"` : ""}>${inline(text)}</${kind}>`;
}

export function html(markdown: string): string {
  const around: Partial<Record<Block["kind"], string>> = { li: "ul", tr: "table" };
  let before: string | undefined;
  const parts = blocks(markdown).map((block) => {
    const box = around[block.kind];
    const change = box === before ? "" : `${before ? `</${before}>` : ""}${box ? `<${box}>` : ""}`;
    before = box;
    return change + write(block);
  });
  return parts.join("") + (before ? `</${before}>` : "");
}
