import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { localeOf } from "#storefront/links.ts";
import { refuse } from "../refuse.ts";
import { cleanPath } from "./addresses/clean-address.ts";
import { isChosenFallback, languageRedirect, rememberFallback } from "./addresses/language.ts";
import type { Place } from "./addresses/places.ts";
import { answerPage } from "./answer-page.ts";
import { type Doorway, splitAddress } from "./door.ts";
import type { Page } from "./page.ts";
import type { Made } from "./page-cache/kept.ts";
import { canonicalQuery } from "./page-cache/key.ts";
import { qrRoute } from "./qr.ts";
import type { Renderer } from "./render.ts";
import { builtStorefront, editedStorefront, type RendererSource } from "./server-build.ts";
import { type ShopParts, shopOnServer } from "./shop-on-server.ts";

export interface MountOptions extends Doorway {
  shop: Omit<ShopParts, "log" | "values">;
  /** The folder of the built storefront; null serves it from its sources. */
  build: string | null;
}

const year = 365 * 24 * 60 * 60 * 1000;

/** Puts the storefront's files and pages onto Fastify, after all other routes. */
export async function mountStorefront(app: FastifyInstance, options: MountOptions): Promise<void> {
  qrRoute(app);
  const { build } = options;
  const source = build ? await mountBuilt(app, build) : await editedStorefront(app);
  app.get("/*", pageHandler(source, options));
}

async function mountBuilt(app: FastifyInstance, build: string): Promise<RendererSource> {
  await app.register(fastifyStatic, {
    root: join(build, "client"),
    wildcard: false,
    preCompressed: true,
    globIgnore: ["**/*.br", "**/*.gz", ".vite/**"],
    maxAge: "1h",
    setHeaders(reply, path) {
      if (path.includes("/assets/")) {
        reply.header("cache-control", `public, max-age=${year / 1000}, immutable`);
      }
      if (path.endsWith(".svg")) reply.header("content-type", "image/svg+xml; charset=utf-8");
    },
  });
  // A file of an older build: the browser reloads the page once, it must not get a page instead.
  app.get("/assets/*", async (_, reply) =>
    reply.status(404).type("text/plain; charset=utf-8").send("Not found"),
  );
  return builtStorefront(build);
}

function pageHandler(source: RendererSource, options: MountOptions) {
  const keepsPages = options.build !== null && options.cache.keepsPages;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { path, query } = splitAddress(request.url);
    // The whole address of another server, which only a proxy is asked for.
    if (!path.startsWith("/")) refuse("bad_request");
    const clean = cleanPath(path);
    if (clean) {
      if (isChosenFallback(path)) reply.header("set-cookie", rememberFallback(request.protocol));
      return reply.redirect(clean + (query && `?${query}`), 301);
    }
    const redirect = languageRedirect(request.url, request.headers);
    if (redirect) return reply.status(302).headers(redirect).send();
    const render = async (place: Place, isKept: boolean) =>
      renderPage(await source(), { place, path, query, request, isKept }, options);
    return answerPage(request, reply, options, { keepsPages, render });
  };
}

interface Asked {
  place: Place;
  path: string;
  query: string;
  request: FastifyRequest;
  isKept: boolean;
}

function renderPage(
  renderer: Renderer,
  { place, path, query, request, isKept }: Asked,
  { shop, cache, groups }: MountOptions,
): Promise<Made<Page>> {
  const known = canonicalQuery(path, query, groups.known);
  const address = { path, query: known, origin: place.origin };
  const parts = { ...shop, values: cache.values, log: request.log };
  const visit = { ...place, locale: localeOf(path), requestId: request.id };
  return renderer(address, { isKept }, (taking) => shopOnServer(parts, visit, taking));
}
