import type { CallContext } from "../context.ts";

interface PageAsked {
  page: number;
  limit: number;
}

export interface List<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/**
 * One page of a list in the wire's form. `path` is the call's, below `/api/{locale}/`; `query` is
 * what was asked besides page and limit; pages end at `depth`. Out of range is an empty page that still leads back.
 */
export function presentList<T>(
  context: Pick<CallContext, "locale" | "siteId">,
  path: string,
  { page, limit, ...query }: PageAsked & Record<string, unknown>,
  { count, results, depth = count }: { count: number; results: T[]; depth?: number },
): List<T> {
  const last = Math.max(1, Math.ceil(Math.min(count, depth) / limit));
  const address = (to: number) => {
    const asked = new URLSearchParams({ site_id: String(context.siteId) });
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== "") asked.set(name, String(value));
    }
    asked.set("page", String(to));
    asked.set("limit", String(limit));
    return `/api/${context.locale}/${path}?${asked}`;
  };
  return {
    count,
    next: page < last ? address(page + 1) : null,
    previous: page > 1 ? address(Math.min(page - 1, last)) : null,
    results,
  };
}

/** A list so short that it is always answered whole. */
export function wholeList<T>(results: T[]): List<T> {
  return { count: results.length, next: null, previous: null, results };
}
