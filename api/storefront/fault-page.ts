import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "#contract/locale.ts";
import { refusals } from "#contract/refusals.ts";
import { awaySeconds } from "../calls/answer-error.ts";
import { escapeHtml } from "../html/escape-html.ts";
import { policyOfNoPage } from "../plugins/safety-headers.ts";

const tryAgain = { ru: "Попробовать ещё раз", en: "Try again" } as const;

const style = `
:root{color-scheme:light dark;background:light-dark(#fbf9f5,#131110);color:light-dark(#1b1815,#f3eee6)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:17px/1.6 system-ui,sans-serif}
main{max-width:36em;padding:48px 24px;text-align:center;text-wrap:balance}
h1{font:400 clamp(28px,6vw,44px)/1.2 Georgia,"Times New Roman",serif;margin:0}
p{margin:16px 0 0;color:light-dark(#5d564f,#b9b0a5)}
a{display:inline-block;margin-top:32px;padding:13px 28px;border:1px solid;color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:3px}`;

/** The shop's theme as the shopper knows it; whoever has none yet sees the browser's own. */
const wearTheme = "try{document.documentElement.dataset.theme=localStorage.theme}catch{}";

const policy = `${policyOfNoPage}; img-src data:; script-src 'sha256-${createHash("sha256").update(wearTheme).digest("base64")}'`;

/**
 * What a shopper reads where no page could be made, header and footer neither: 503 while the
 * database is away, with when to come back, else 500. It needs nothing of the shop's.
 */
export function sendFaultPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, locale }: { status: 500 | 503; locale: Locale },
): FastifyReply {
  const code = status === 503 ? "unavailable" : "server_error";
  const detail = refusals[code][locale];
  if (status === 503) reply.header("retry-after", awaySeconds);
  reply.status(status).header("cache-control", "no-store");
  const isData = request.url.split("?", 1)[0]?.endsWith(".data");
  if (isData) return reply.send({ detail, code, request_id: request.id });
  const [heading = detail, more] = detail.split(/(?<=\.) /);
  reply.header("content-security-policy", policy).type("text/html; charset=utf-8");
  return reply.send(`<!doctype html><html lang="${locale}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${detail}</title>
<script>${wearTheme}</script><style>${style}</style>
<main><h1>${heading.replace(/\.$/, "")}</h1>${more ? `<p>${more}.</p>` : ""}<a href="${escapeHtml(request.url)}">${tryAgain[locale]}</a></main></html>`);
}
