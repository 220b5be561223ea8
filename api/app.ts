import type { IncomingMessage } from "node:http";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { limits } from "#contract/limits.ts";
import { type ContextParts, contextMaker } from "./calls/call-context.ts";
import { CallBook, mountCalls } from "./calls/serve.ts";
import { cartHandlers } from "./cart/routes.ts";
import { catalogHandlers } from "./catalog/routes.ts";
import { contentHandlers } from "./content/routes.ts";
import { deliveryHandlers } from "./delivery/routes.ts";
import { localitiesHandlers } from "./localities/routes.ts";
import { outboxRoutes } from "./messages/dev-routes.ts";
import { hookRoutes } from "./orders/hook-routes.ts";
import { ordersHandlers } from "./orders/routes.ts";
import { sandboxBankRoutes } from "./payments/providers/sandbox/bank-routes.ts";
import { paymentsHandlers } from "./payments/routes.ts";
import { answerErrors, sendRouterError } from "./plugins/errors.ts";
import { healthRoutes } from "./plugins/health.ts";
import { openApiRoutes } from "./plugins/openapi/openapi.ts";
import { sendSafetyHeaders } from "./plugins/safety-headers.ts";
import { recommendationHandlers } from "./recommendations/routes.ts";
import { refuse } from "./refuse.ts";
import { searchHandlers } from "./search/routes.ts";
import { seoHandlers } from "./seo/routes.ts";
import { setsHandlers } from "./sets/routes.ts";
import { settingsHandlers } from "./settings/routes.ts";
import { staffHandlers } from "./staff/routes.ts";
import type { AskedHost } from "./storefront/addresses/places.ts";
import { readableAddress } from "./storefront/addresses/readable-address.ts";

/** The calls of every module, listed by hand. */
export function writeCallBook(): CallBook {
  const book = new CallBook();
  book.serve(settingsHandlers);
  book.serve(catalogHandlers);
  book.serve(setsHandlers);
  book.serve(contentHandlers);
  book.serve(localitiesHandlers);
  book.serve(deliveryHandlers);
  book.serve(paymentsHandlers);
  book.serve(cartHandlers);
  book.serve(ordersHandlers);
  book.serve(recommendationHandlers);
  book.serve(staffHandlers);
  book.serve(searchHandlers);
  book.serve(seoHandlers);
  return book;
}

export interface AppParts extends ContextParts {
  book: CallBook;
  server?: FastifyServerOptions;
}

/** A request that is not here whole after so long is given up. */
const requestMs = 60_000;

/** The shop's HTTP application: plugins, then the calls. Nothing listens yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: limits.bodyBytes,
    // A body that comes a sign a minute would hold its connection for good.
    requestTimeout: requestMs,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    trustProxy: (_, hop) => hop < parts.config.trustProxy,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    frameworkErrors: sendRouterError,
    ...parts.server,
  });
  app.addHook("onRequest", async ({ raw }) => {
    // Node takes the first of two; a proxy in front may have taken the other. A request that did not
    // come over the wire has no such list.
    if ((raw.headersDistinct?.host?.length ?? 0) > 1) refuse("bad_request");
  });
  sendSafetyHeaders(app, parts.config.publicUrl);
  answerErrors(app);
  healthRoutes(app, parts.db);
  openApiRoutes(app, parts.book);
  await app.register((api) => apiRoutes(api, parts), { prefix: "/api/:locale" });
  await app.register((hooks) => hookRoutes(hooks, { ...parts, log: app.log }));
  if (parts.config.sandbox) {
    await app.register((bank) => sandboxBankRoutes(bank, { ...parts, log: app.log }));
    await app.register((outbox) => outboxRoutes(outbox, parts));
  }
  return app;
}

async function apiRoutes(api: FastifyInstance, parts: AppParts): Promise<void> {
  api.addHook("onSend", async (_, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  // What is no call is answered here too: the storefront would make a page of it.
  api.all("/*", (request, reply) => {
    const [path = "", query] = request.url.split("?", 2);
    if (!path.endsWith("/")) return reply.redirect(`${path}/${query ? `?${query}` : ""}`, 308);
    refuse("not_found");
  });
  mountCalls(api, parts.book, contextMaker(parts));
}

/** The address a request was sent to, told by the nearest proxy when one is trusted. */
export function hostReader(trustProxy: number): (request: IncomingMessage) => AskedHost {
  const told = (header: string | string[] | undefined) =>
    trustProxy && typeof header === "string" ? header.split(",").at(-1)?.trim() : undefined;
  return ({ headers }) => ({
    host: told(headers["x-forwarded-host"]) ?? headers.host ?? "",
    protocol: told(headers["x-forwarded-proto"]) === "https" ? "https" : "http",
  });
}
