import sanitizeHtml from "sanitize-html";
import type { Said } from "#contract/locale.ts";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "blockquote", "h2", "h3", "h4", "ul", "ol", "li"],
    ...["a", "b", "strong", "i", "em", "u", "s", "sub", "sup", "small"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "title"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  // A page has one h1, its own title.
  transformTags: { h1: "h2", div: "p" },
  enforceHtmlBoundary: false,
};

/** HTML from an editor or an import with everything taken out that could act or dress itself up. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}

export function cleanSaid(text: Said): Said {
  const entries = Object.entries(text).map(([locale, html]) => [locale, cleanHtml(html ?? "")]);
  return Object.fromEntries(entries);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Plain text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** HTML that was cleaned → its words on one line. */
export function textOf(html: string): string {
  const signs = Object.entries(entities);
  const words = html.replace(/<[^>]*>/g, " ");
  return signs
    .reduceRight((text, [sign, entity]) => text.replaceAll(entity, sign), words)
    .replace(/\s+/g, " ")
    .trim();
}
