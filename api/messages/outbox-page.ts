import { createHash } from "node:crypto";
import type { Locale } from "#contract/locale.ts";
import { shopZone } from "#contract/shop-zone.ts";
import { escapeHtml } from "../html/escape-html.ts";
import type { LetterRow } from "./queries.ts";

const style = `
:root{color-scheme:light dark;--soft:light-dark(#5d564f,#b9b0a5);--line:light-dark(#e1dbd2,#35302b);
background:light-dark(#fbf9f5,#131110);color:light-dark(#1b1815,#f3eee6)}
body{font:16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;max-width:60rem;margin:0 auto;padding:40px 16px 64px}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:baseline;justify-content:space-between}
h1{margin:0;font:400 2.25rem/1.1 Georgia,"Times New Roman",serif}a{color:inherit;text-underline-offset:4px}
p,time,summary span{color:var(--soft)}p{margin:8px 0 32px}details{border-top:1px solid var(--line)}
summary{cursor:pointer;padding:16px 4px;display:grid;grid-template-columns:1fr auto;gap:2px 16px}
summary b{font-weight:500;overflow-wrap:anywhere}summary span,time{font-size:.875rem;overflow-wrap:anywhere}
iframe{width:100%;height:46rem;border:1px solid var(--line);background:#fff;margin-bottom:12px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid var(--line);padding:16px}
summary:focus-visible,a:focus-visible{outline:2px solid;outline-offset:2px}
@media(max-width:599px){summary{grid-template-columns:1fr}}
`;

const words = {
  ru: {
    title: "Исходящие письма",
    note: "Песочница: письма не отправляются, их можно прочитать здесь. Время московское.",
    empty: "Писем пока нет.",
    other: "In English",
    text: "Текстом",
  },
  en: {
    title: "Outbox",
    note: "Sandbox: letters are not sent, they can be read here. Times are Moscow's.",
    empty: "There are no letters yet.",
    other: "По-русски",
    text: "As text",
  },
} as const;

/** The policy under which the page and the letters inside it are shown: no script anywhere. */
export const outboxPolicy = `default-src 'none'; img-src data:; style-src-attr 'unsafe-inline'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

function letterBlock(letter: LetterRow, locale: Locale, isOpen: boolean): string {
  const time = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: shopZone,
  }).format(letter.taken_at);
  return `<details${isOpen ? " open" : ""}><summary><b>${escapeHtml(letter.subject)}</b><time datetime="${letter.taken_at.toISOString()}">${time}</time><span>${escapeHtml(letter.recipient)}</span></summary>
<iframe title="${escapeHtml(letter.subject)}" sandbox="allow-top-navigation-by-user-activation allow-popups" srcdoc="${escapeHtml(letter.html.replace("<head>", '<head><base target="_top">'))}"></iframe>
<details><summary>${words[locale].text}</summary><pre>${escapeHtml(letter.text)}</pre></details></details>`;
}

/** The letters that the sandbox took, newest first; the first one stands open. */
export function outboxPage(letters: readonly LetterRow[], locale: Locale): string {
  const said = words[locale];
  const list = letters.map((letter, index) => letterBlock(letter, locale, index === 0)).join("");
  const other = locale === "ru" ? "en" : "ru";
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${said.title}</title><style>${style}</style></head><body>
<header><h1>${said.title}</h1><a href="/dev/outbox?locale=${other}" hreflang="${other}">${said.other}</a></header>
<p>${said.note}</p><main>${list || `<p>${said.empty}</p>`}</main></body></html>`;
}
