import { createHash } from "node:crypto";
import { namesLanguage } from "./addresses/language.ts";

/** Scripts by the hashes of the page's own inline ones: a nonce in a kept page would be frozen. */
export function contentSecurityPolicy(html: Buffer): string {
  const hashes = new Set<string>();
  for (const script of inlineScripts(html)) {
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(" ")}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Bodies of the scripts that run: neither files nor data (JSON-LD). Looked for in the bytes. */
function* inlineScripts(html: Buffer): Generator<Buffer> {
  let start = html.indexOf("<script");
  while (start >= 0) {
    const body = html.indexOf(">", start) + 1;
    const end = html.indexOf("</script>", body);
    if (body === 0 || end < 0) return;
    const tag = html.toString("latin1", start, body);
    if (!/\ssrc=|\stype="application\//.test(tag)) yield html.subarray(body, end);
    start = html.indexOf("<script", end);
  }
}

/**
 * Headers of a page for everybody. Browsers ask again each time (and mostly get 304); a shared
 * cache in front may be told otherwise by its own rules.
 */
export function cacheHeaders(path: string): Record<string, string> {
  return {
    "cache-control": "public, max-age=0, must-revalidate",
    vary: namesLanguage(path) ? "Accept-Encoding" : "Accept-Encoding, Accept-Language, Cookie",
  };
}
