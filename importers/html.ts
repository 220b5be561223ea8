import sanitizeHtml from "sanitize-html";

/** What a description may hold: text with simple structure, links out, nothing that runs or loads. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "u", "s", "sub", "sup"],
    ...["h2", "h3", "h4", "blockquote", "table", "thead", "tbody", "tr", "th", "td", "a"],
  ],
  allowedAttributes: { a: ["href", "rel"], td: ["colspan", "rowspan"], th: ["colspan", "rowspan"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "iframe",
    "object",
    "svg",
    "math",
  ],
  nestingLimit: 30,
  transformTags: {
    a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener" }),
    h1: "h2",
    h5: "h4",
    h6: "h4",
    div: "p",
  },
};

/** HTML of a file → HTML that may stand on a page. Text without tags becomes paragraphs. */
export function cleanHtml(text: string): string {
  if (!/<[a-z!/]/i.test(text)) return paragraphs(text);
  return sanitizeHtml(text, allowed)
    .replace(/<p>\s*<\/p>/g, "")
    .trim();
}

/** Plain text of what may be HTML: for titles, options, alternative texts. */
export function cleanText(text: string, length = 500): string {
  const bare = /[<&]/.test(text) ? decode(sanitizeHtml(text, { allowedTags: [] })) : text;
  return Array.from(bare.replace(/[\s\p{Cc}]+/gu, " ").trim())
    .slice(0, length)
    .join("");
}

function paragraphs(text: string): string {
  return decode(text)
    .split(/\s*\n\s*\n\s*/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escapeText(part.trim()).replace(/\s*\n\s*/g, "<br />")}</p>`)
    .join("\n");
}

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (whole, name: string) =>
    name === "#39" ? "'" : (named[name] ?? whole),
  );
}

function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
