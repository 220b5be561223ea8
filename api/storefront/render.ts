import type { ServerBuild } from "react-router";
import type { ShopOnServer } from "#storefront/api.ts";
import type * as Entry from "#storefront/entry.server.tsx";
import { Page } from "./page.ts";
import type { Made } from "./page-cache/kept.ts";
import { cacheHeaders, contentSecurityPolicy, safetyHeaders } from "./page-headers.ts";
import type { Shown } from "./shown.ts";

const passedOn = [
  "content-type",
  "location",
  "x-remix-response",
  "x-remix-replace",
  "x-remix-reload-document",
];

export type Renderer = (
  address: { path: string; query: string; origin: string },
  shop: ShopOnServer,
  shown: Shown,
) => Promise<Made<Page>>;

/**
 * Renders one address with React Router into a page and what it shows. Only good answers are to be
 * kept: an unknown address must not push out a known one.
 */
export function rendererOf(build: ServerBuild, mode: "production" | "development"): Renderer {
  const entry = build.entry.module as unknown as typeof Entry;
  const handle = entry.createRequestHandler(build, mode);
  return async ({ path, query, origin }, shop, shown) => {
    const context = new entry.RouterContextProvider();
    context.set(entry.shopContext, shop);
    const response = await handle(new Request(origin + path + query), context);
    const body = Buffer.from(await response.arrayBuffer());
    const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    const headers: Record<string, string> = { ...safetyHeaders, ...cacheHeaders(path) };
    for (const name of passedOn) {
      const value = response.headers.get(name);
      if (value) headers[name] = value;
    }
    if (isHtml && mode === "production") {
      headers["content-security-policy"] = contentSecurityPolicy(body.toString());
    }
    const page = new Page(response.status, headers, body);
    return {
      value: page,
      tags: shown.tags,
      validUntil: shown.validUntil,
      bytes: page.bytes,
      keep: response.status === 200,
    };
  };
}
