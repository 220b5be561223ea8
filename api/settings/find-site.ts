import type { Db } from "../context.ts";
import { isDatabaseAway } from "../db/is-away.ts";
import { selectSites } from "./site-queries.ts";

export interface Site {
  id: number;
  host: string | null;
}

const keptForMs = 30_000;

/**
 * Finds the site of a request: the one whose id is asked for, else the one of the host, else the
 * one site that stands under any host. Sites change once in years, so they are kept for 30 s, and
 * for as long as the database is away.
 */
export function siteFinder(
  db: Db,
): (asked: { id?: string; host?: string }) => Promise<Site | null> {
  let sites: Promise<Site[]> | undefined;
  let last: Site[] | undefined;
  let until = 0;

  async function readSites(): Promise<Site[]> {
    try {
      last = await selectSites(db);
    } catch (error) {
      if (!last || !isDatabaseAway(error)) throw error;
    }
    return last;
  }

  return async ({ id, host }) => {
    if (!sites || Date.now() > until) {
      until = Date.now() + keptForMs;
      sites = readSites();
      sites.catch(() => {
        sites = undefined;
      });
    }
    const known = await sites;
    if (id !== undefined) return known.find((site) => String(site.id) === id) ?? null;
    const name = host?.replace(/:\d+$/, "").toLowerCase();
    return known.find((site) => site.host === name) ?? known.find((site) => !site.host) ?? null;
  };
}
