import sanitizeHtml from "sanitize-html";
import { cleanHtml } from "#api/clean-html.ts";
import { escapeHtml } from "#api/html.ts";

/** A description of a file → HTML that may stand on a page. Text without tags becomes paragraphs. */
export function cleanDescription(text: string): string {
  if (!/<[a-z!/]/i.test(text)) return paragraphs(text);
  return cleanHtml(text).replace(/<p>\s*<\/p>/g, "");
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
    .map((part) => `<p>${escapeHtml(part.trim()).replace(/\s*\n\s*/g, "<br />")}</p>`)
    .join("\n");
}

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  "#39": "'",
};

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => named[name] ?? "");
}
