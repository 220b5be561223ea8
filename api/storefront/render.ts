import type { ServerBuild } from "react-router";
import type { ShopOnServer } from "#storefront/api.ts";
import type * as Entry from "#storefront/entry.server.tsx";
import { policyOfNoPage, safetyHeaders } from "../plugins/safety-headers.ts";
import { Page } from "./page.ts";
import type { Made } from "./page-cache/kept.ts";
import { isOneOfFew } from "./page-cache/key.ts";
import { cacheHeaders, contentSecurityPolicy } from "./page-headers.ts";
import { Shown } from "./shown.ts";

export interface Address {
  path: string;
  /** With its "?", or "". */
  query: string;
  origin: string;
}

export type Renderer = (
  address: Address,
  options: { isKept: boolean },
  shopFor: (visit: { shown: Shown; deliver: ShopOnServer["deliver"] }) => ShopOnServer,
) => Promise<Made<Page>>;

const passedOn = [
  "content-type",
  "location",
  "x-remix-response",
  "x-remix-replace",
  "x-remix-reload-document",
];

/**
 * Renders one address with React Router into a page and what it shows. Only good answers to known
 * queries are to be kept: an invented address must not push out a known one.
 */
export function rendererOf(build: ServerBuild, mode: "production" | "development"): Renderer {
  const entry = build.entry.module as unknown as typeof Entry;
  const handle = entry.createRequestHandler(build, mode);
  const isLoader = (id: string) => build.routes[id] !== undefined;
  return async ({ path, query, origin }, { isKept }, shopFor) => {
    const shown = new Shown();
    let html: Buffer | undefined;
    const deliver = (bytes: Buffer) => {
      html = bytes;
    };
    const context = new entry.RouterContextProvider();
    context.set(entry.shopContext, shopFor({ shown, deliver }));
    const response = await handle(new Request(origin + path + query), context);
    const isPage = html !== undefined && response.body === null;
    const body = (isPage && html) || Buffer.from(await response.arrayBuffer());
    const scheme = origin.startsWith("https:") ? "https" : "http";
    const headers: Record<string, string> = { ...safetyHeaders(scheme), ...cacheHeaders(path) };
    for (const name of passedOn) {
      const value = response.headers.get(name);
      if (value) headers[name] = value;
    }
    if (mode === "production") {
      headers["content-security-policy"] = isPage ? contentSecurityPolicy(body) : policyOfNoPage;
    }
    const page = new Page(response.status, headers, body, { isKept });
    return {
      value: page,
      tags: shown.tags,
      validUntil: shown.validUntil,
      bytes: page.bytes,
      keep: isKept && response.status === 200 && isOneOfFew(query, isLoader),
    };
  };
}
