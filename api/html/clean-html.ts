import sanitizeHtml from "sanitize-html";
import type { Said } from "#contract/locale.ts";
import { cleanAddress } from "./clean-address.ts";
import { elements } from "./content-model.ts";
import { fitContent } from "./fit-content.ts";
import { levelHeadings } from "./level-headings.ts";
import { parseHtml, writeHtml } from "./tree.ts";
import { withoutBlanks } from "./without-blanks.ts";

/** Blocks without a place of their own here: their words must not run together. */
const paragraphs = [
  ...["div", "section", "article", "main", "header", "footer", "aside", "nav", "hgroup", "search"],
  ...["dl", "dt", "dd", "figure", "figcaption", "caption", "pre", "center", "address", "dialog"],
  ...["details", "summary", "form", "fieldset", "legend"],
];

const renamed = {
  ...Object.fromEntries(paragraphs.map((name) => [name, "p"])),
  // A page has one h1, its own title.
  ...{ h1: "h2", h5: "h4", h6: "h4", menu: "ul", dir: "ul", tfoot: "tbody" },
};

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...elements],
  allowedAttributes: {
    a: ["href", "title"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  // Deeper than any editor or page builder goes: such a page would be slow to make and to draw.
  nestingLimit: 60,
  transformTags: { ...renamed, a: cleanLink, td: cleanCell, th: cleanCell },
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

/**
 * HTML from an editor or an import with everything taken out that could act or dress itself up, and
 * all that is left where the standard has a place for it.
 */
export function cleanHtml(html: string): string {
  const content = fitContent(parseHtml(sanitizeHtml(html, allowed)));
  return writeHtml(levelHeadings(withoutBlanks(content))).trim();
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
