import type { FastifyReply, FastifyRequest } from "fastify";
import { localeOf } from "#storefront/links.ts";
import { isDatabaseAway } from "../db/is-away.ts";
import { refuse } from "../refuse.ts";
import type { Place } from "./addresses/places.ts";
import { withAskedQuery } from "./addresses/redirect-query.ts";
import { type Doorway, pageKey, splitAddress } from "./door.ts";
import { sendFaultPage } from "./fault-page.ts";
import type { Page } from "./page.ts";
import type { Made } from "./page-cache/kept.ts";
import { canonicalQuery } from "./page-cache/key.ts";

export interface Asking {
  /** Pages are kept for those who bring no sign-in. */
  keepsPages: boolean;
  render(place: Place, isKept: boolean): Promise<Made<Page>>;
}

/**
 * Answers with the kept page or a fresh one. While the database is away the page that was kept when
 * it went is still the truth; where there is none, the shopper is asked for patience.
 */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  doorway: Doorway,
  { keepsPages, render }: Asking,
): Promise<FastifyReply> {
  const { cache, groups, places, hostOf } = doorway;
  const { path, query } = splitAddress(request.url);
  const locale = localeOf(path);
  const asked = hostOf(request.raw);
  try {
    const place = places.known(asked) ?? (await places.find(asked));
    if (!place) refuse("not_found");
    const isPersonal = request.headers.authorization !== undefined;
    const isKept = keepsPages && !isPersonal;
    if (query) await groups.find().catch(() => undefined);
    const key = pageKey(doorway, place, { path, query });
    const fresh = () => render(place, isKept);
    const { value: page } = isKept ? await cache.pages.getOrMake(key, fresh) : await fresh();
    const isAway = page.status === 503 || (page.status >= 500 && !cache.isHearing);
    const shown = isAway ? cache.pages.lastKnown(key)?.value : page;
    if (!shown) return sendFaultPage(request, reply, { status: 503, locale });
    if (isLastResort(shown)) return sendFaultPage(request, reply, { status: 500, locale });
    const { location } = shown.headers;
    const known = () => canonicalQuery(path, query, groups.known);
    reply.hijack();
    shown.send(request.raw, reply.raw, {
      "x-request-id": request.id,
      ...(location && query && { location: withAskedQuery(location, query, known()) }),
      ...(isPersonal && { "cache-control": "no-store" }),
    });
    return reply;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    request.log.error({ err: error }, "The database is away");
    return sendFaultPage(request, reply, { status: 503, locale });
  }
}

/** The router's own answer when not even its page of errors could be rendered. */
function isLastResort({ status, headers }: Page): boolean {
  return status === 500 && headers["content-type"]?.startsWith("text/plain") === true;
}
