/** The little Markdown our rulebooks use, as safe HTML: headings, lists, tables, emphasis, code. */
const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|\W)[*_]([^*_]+)[*_](?=\W|$)/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}

export function html(markdown: string): string {
  const out: string[] = [];
  let list = false;
  let table = false;
  const close = (): void => {
    if (list) out.push("</ul>");
    if (table) out.push("</table>");
    list = table = false;
  };
  for (const line of markdown.split("\n")) {
    const heading = /^(#{1,6})\s+(.*)/.exec(line);
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)/.exec(line);
    if (heading) {
      close();
      out.push(`<h4>${inline(heading[2] ?? "")}</h4>`);
    } else if (item) {
      if (!list) { close(); out.push("<ul>"); list = true; }
      out.push(`<li>${inline(item[1] ?? "")}</li>`);
    } else if (line.startsWith("|")) {
      if (/^\|[\s:|-]+\|$/.test(line)) continue;
      if (!table) { close(); out.push("<table>"); table = true; }
      out.push(`<tr>${line.slice(1, line.lastIndexOf("|")).split("|").map((cell) => `<td>${inline(cell.trim())}</td>`).join("")}</tr>`);
    } else if (line.trim() === "") {
      close();
    } else if (list) {
      out.push(`<li class="more">${inline(line.trim())}</li>`);
    } else {
      out.push(`<p>${inline(line)}</p>`);
    }
  }
  close();
  return out.join("");
}
