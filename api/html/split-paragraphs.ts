/** Elements that no paragraph holds: their beginning ends it, as in any browser. */
const blocks = new Set(["p", "h2", "h3", "h4", "ul", "ol", "blockquote", "table", "hr"]);
const withoutEnd = new Set(["br", "hr"]);

interface OpenElement {
  name: string;
  /** It stands where a paragraph was: what follows it is a paragraph again. */
  resumes: boolean;
}

/**
 * HTML with every tag closed → the same words with no block inside a paragraph: it is split before
 * and after, and paragraphs without a word are left out. Editors and page builders nest blocks
 * freely, a browser would part them in its own way and leave empty ones.
 */
export function splitParagraphs(html: string): string {
  const open: OpenElement[] = [];
  const out: string[] = [];
  const closeDownTo = (depth: number) => {
    for (const { name } of open.splice(depth).reverse()) out.push(`</${name}>`);
  };
  const begin = (name: string, tag: string, resumes: boolean) => {
    out.push(tag);
    if (!withoutEnd.has(name)) open.push({ name, resumes });
    else if (resumes) begin("p", "<p>", false);
  };
  for (const part of html.split(/(<[^>]*>)/)) {
    const [, slash, name = ""] = /^<(\/?)(\w+)/.exec(part) ?? [];
    if (slash === undefined) {
      out.push(part);
    } else if (slash === "") {
      const paragraph = blocks.has(name) ? open.findIndex((one) => one.name === "p") : -1;
      if (paragraph >= 0) closeDownTo(paragraph);
      begin(name, part, paragraph >= 0);
    } else {
      const depth = open.findLastIndex((one) => one.name === name);
      if (depth < 0) continue;
      const resumes = open[depth]?.resumes;
      closeDownTo(depth);
      if (resumes) begin("p", "<p>", false);
    }
  }
  closeDownTo(0);
  return out.join("").replace(/<p>\s*<\/p>/g, "");
}
