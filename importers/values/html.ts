import sanitizeHtml from "sanitize-html";
import { cleanHtml } from "#api/html/clean-html.ts";
import { escapeHtml } from "#api/html/escape-html.ts";

/** A description of a file → HTML that may stand on a page. Text without tags becomes paragraphs. */
export function cleanDescription(text: string): string {
  if (!/<[a-z!/]/i.test(text)) return paragraphs(text);
  return cleanHtml(text);
}

/** Plain text of what may be HTML: for titles, options, alternative texts. */
export function cleanText(text: string, length = 500): string {
  return Array.from(
    withoutMarks(text)
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  )
    .slice(0, length)
    .join("");
}

/** Tags taken out, entities read: "&laquo;Лён&raquo;" is «Лён». */
function withoutMarks(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return sanitizeHtml(text, { allowedTags: [] }).replace(
    /&(amp|lt|gt|quot);/g,
    (_, name: string) => leftEscaped[name] ?? "",
  );
}

function paragraphs(text: string): string {
  return withoutMarks(text)
    .split(/\s*\n\s*\n\s*/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escapeHtml(part.trim()).replace(/\s*\n\s*/g, "<br />")}</p>`)
    .join("\n");
}

const leftEscaped: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
