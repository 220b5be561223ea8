import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { limits } from "#contract/limits.ts";
import { answerError } from "./answer-error.ts";
import { contextMaker, localeOf } from "./call-context.ts";
import type { Config } from "./config.ts";
import type { Db } from "./context.ts";
import { healthRoutes } from "./plugins/health.ts";
import { openApiRoutes } from "./plugins/openapi.ts";
import { CallBook, mountCalls } from "./serve.ts";
import { siteFinder } from "./settings/public.ts";

export interface AppParts {
  config: Config;
  db: Db;
  server?: FastifyServerOptions;
}

/** The calls of every module, listed by hand. */
function writeCallBook(): CallBook {
  const book = new CallBook();
  return book;
}

/** The shop's HTTP application: plugins, then modules. Nothing listens yet. */
export async function buildApp(parts: AppParts): Promise<{ app: FastifyInstance; book: CallBook }> {
  const { config, db } = parts;
  const app = Fastify({
    bodyLimit: limits.bodyBytes,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 500 },
    ...parts.server,
  });
  const book = writeCallBook();

  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
  });
  app.setErrorHandler((error, request, reply) => {
    const answered = answerError(error, {
      locale: localeOf(request),
      requestId: request.id,
      log: request.log,
    });
    if (answered.retryAfter) reply.header("retry-after", answered.retryAfter);
    return reply.status(answered.status).send(answered.body);
  });
  healthRoutes(app, db);
  openApiRoutes(app, book);
  await app.register(
    async (api) => {
      api.addHook("onSend", async (_, reply) => {
        if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      });
      api.setNotFoundHandler((request, reply) => {
        const [path = "", query] = request.url.split("?", 2);
        if (!path.endsWith("/")) return reply.redirect(`${path}/${query ? `?${query}` : ""}`, 308);
        const error = Object.assign(new Error("No such call"), { statusCode: 404 });
        throw error;
      });
      mountCalls(
        api,
        book,
        contextMaker({ db, config, findSite: siteFinder(db), authenticate: async () => null }),
      );
    },
    { prefix: "/api/:locale" },
  );
  return { app, book };
}
