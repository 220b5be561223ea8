import type { z } from "zod";
import type { Redirect } from "#contract/pages.ts";
import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { selectRedirect } from "./queries.ts";

const longestWay = 5;

/**
 * Where an address has moved to, over several hops in one, its query kept. A way that runs in
 * circles or goes on too long leads nowhere. @throws Refusal not_found.
 */
export async function findRedirect(
  db: Db,
  siteId: number,
  url: string,
): Promise<z.infer<typeof Redirect>> {
  const [asked = "", query] = url.split("?", 2);
  const seen = new Set([canonicalPath(asked)]);
  let found: z.infer<typeof Redirect> | undefined;
  for (let path = canonicalPath(asked); ; ) {
    const next = await selectRedirect(db, siteId, path);
    if (!next) break;
    found = { to_url: next.to_url, status: found?.status ?? next.status };
    path = canonicalPath(next.to_url);
    if (seen.has(path) || seen.size > longestWay) return refuse("not_found");
    seen.add(path);
  }
  if (!found) return refuse("not_found");
  if (!query) return found;
  const sign = found.to_url.includes("?") ? "&" : "?";
  return { ...found, to_url: `${found.to_url}${sign}${query}` };
}

/** The form that the table keeps: a leading slash, none at the end, no query. */
export function canonicalPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  return `/${path.replace(/^\/+|\/+$/g, "")}`;
}
