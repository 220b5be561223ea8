import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { FastifyServerFactory } from "fastify";
import { policyOfNoPage, safetyHeaders } from "../plugins/safety-headers.ts";
import { languageRedirect } from "./addresses/language.ts";
import type { AskedHost, Place, Places } from "./addresses/places.ts";
import type { FilterGroups } from "./page-cache/filter-groups.ts";
import { canonicalQuery } from "./page-cache/key.ts";
import type { PageCache } from "./page-cache/page-cache.ts";

export interface Doorway {
  cache: PageCache;
  groups: FilterGroups;
  places: Places;
  /** The address a request was sent to, as the proxy in front tells it when it is trusted. */
  hostOf(request: IncomingMessage): AskedHost;
}

/** Splits "/women?page=2" into "/women" and "page=2". */
export function splitAddress(url: string): { path: string; query: string } {
  const mark = url.indexOf("?");
  return mark < 0
    ? { path: url, query: "" }
    : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

export function pageKey(
  { groups }: Doorway,
  { siteId, origin }: Place,
  { path, query }: { path: string; query: string },
): string {
  return `${siteId} ${origin} ${path}${canonicalQuery(path, query, groups.known)}`;
}

/** Fastify's server with the kept pages ahead of it: what is kept never reaches a hook or a route. */
export function keptPagesFirst(doorway: Doorway): FastifyServerFactory {
  return (handler, options) => {
    const server = createServer((request, response) => {
      if (!answerKept(doorway, request, response)) handler(request, response);
    });
    const { keepAliveTimeout, requestTimeout } = options;
    return Object.assign(server, { keepAliveTimeout, requestTimeout });
  };
}

function answerKept(doorway: Doorway, request: IncomingMessage, response: ServerResponse): boolean {
  const { cache, places, hostOf } = doorway;
  const { method, headers, url = "/" } = request;
  if ((method !== "GET" && method !== "HEAD") || headers.authorization) return false;
  const place = places.known(hostOf(request));
  if (!place) return false;
  const kept = cache.pages.get(pageKey(doorway, place, splitAddress(url)));
  if (!kept) return false;
  const redirect = languageRedirect(url, headers);
  if (redirect) {
    const safety = safetyHeaders(place.origin.startsWith("https:") ? "https" : "http");
    const policy = { "content-security-policy": policyOfNoPage };
    response.writeHead(302, { ...safety, ...policy, ...redirect }).end();
  } else {
    kept.value.send(request, response);
  }
  return true;
}
