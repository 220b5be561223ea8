import sanitizeHtml from "sanitize-html";
import type { Said } from "#contract/locale.ts";
import { cleanAddress } from "./clean-address.ts";
import { splitParagraphs } from "./split-paragraphs.ts";

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
  // Deeper than any editor or page builder goes: such a page would be slow to make and to draw.
  nestingLimit: 60,
  // A page has one h1, its own title.
  transformTags: { h1: "h2", div: "p", a: cleanLink, td: cleanCell, th: cleanCell },
};

function cleanLink(tagName: string, { href, ...attribs }: sanitizeHtml.Attributes) {
  const address = href === undefined ? null : cleanAddress(href);
  return { tagName, attribs: address === null ? attribs : { ...attribs, href: address } };
}

/** A cell spans some others, or says nothing of it. */
function cleanCell(tagName: string, attribs: sanitizeHtml.Attributes) {
  const spans = Object.entries(attribs).filter(([, value]) => /^[1-9]\d{0,2}$/.test(value));
  return { tagName, attribs: Object.fromEntries(spans) };
}

/** HTML from an editor or an import with everything taken out that could act or dress itself up. */
export function cleanHtml(html: string): string {
  return splitParagraphs(sanitizeHtml(html, allowed)).trim();
}

export function cleanSaid(text: Said): Said {
  const entries = Object.entries(text).map(([locale, html]) => [locale, cleanHtml(html ?? "")]);
  return Object.fromEntries(entries);
}

/** HTML that was cleaned → its words on one line. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}
