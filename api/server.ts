import type { FastifyInstance } from "fastify";
import { buildApp, hostReader, writeCallBook } from "./app.ts";
import { requestForLog } from "./calls/request-for-log.ts";
import { cartJobs } from "./cart/jobs.ts";
import { catalogJobs } from "./catalog/jobs.ts";
import { listFilterGroups } from "./catalog/public.ts";
import type { Config } from "./config.ts";
import type { Db } from "./context.ts";
import { noteRequest } from "./give-way.ts";
import { type RepeatedJob, startJobs } from "./jobs.ts";
import { listen } from "./listen.ts";
import { folderStore, mediaJobs, pictureRoutes, videoRoutes } from "./media/public.ts";
import { messageJobs } from "./messages/jobs.ts";
import { orderJobs } from "./orders/jobs.ts";
import { sandboxBankJobs } from "./payments/providers/sandbox/jobs.ts";
import { isHealthCheck } from "./plugins/health.ts";
import { pluginJobs } from "./plugins/jobs.ts";
import { recommendationJobs } from "./recommendations/jobs.ts";
import { searchJobs } from "./search/jobs.ts";
import { siteFinder } from "./settings/public.ts";
import { authenticateStaff } from "./staff/public.ts";
import { Places } from "./storefront/addresses/places.ts";
import { keptPagesFirst } from "./storefront/door.ts";
import { mountStorefront } from "./storefront/mount.ts";
import { FilterGroups } from "./storefront/page-cache/filter-groups.ts";
import { PageCache } from "./storefront/page-cache/page-cache.ts";

/** Work that comes back by itself, listed by hand. */
const jobs: readonly RepeatedJob[] = [
  ...catalogJobs,
  ...mediaJobs,
  ...messageJobs,
  ...orderJobs,
  ...cartJobs,
  ...recommendationJobs,
  ...searchJobs,
  ...pluginJobs,
];

export interface ServerParts {
  config: Config;
  db: Db;
  databaseUrl: string;
  /** The folder of the built storefront; null serves its sources, reloaded as they are edited. */
  build: string | null;
}

export interface RunningServer {
  app: FastifyInstance;
  /** "http://localhost:3000" */
  address: string;
  stop(): Promise<void>;
}

const megabyte = 1024 * 1024;

/** API, storefront and jobs in one process, listening. @throws when the port is taken. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, db, databaseUrl } = parts;
  const findSite = siteFinder(db);
  const cache = new PageCache({
    connection: { connectionString: databaseUrl },
    maxBytes: config.pageCacheMegabytes * megabyte,
  });
  const doorway = {
    cache,
    groups: new FilterGroups(cache.values, () => listFilterGroups(db)),
    places: new Places({ origin: config.publicUrl, findSite }),
    hostOf: hostReader(config.trustProxy),
  };
  const book = writeCallBook();
  const app = await buildApp({
    config,
    db,
    book,
    findSite,
    authenticate: (token) => authenticateStaff(db, token),
    server: {
      logger: { level: config.logLevel, serializers: { req: requestForLog } },
      serverFactory: keptPagesFirst(doorway),
    },
  });
  const store = folderStore(config.dataDir);
  pictureRoutes(app, db, store);
  videoRoutes(app, store);
  await doorway.cache.open();
  await mountStorefront(app, {
    ...doorway,
    shop: { book, db, config },
    build: parts.build,
  });
  // Letters and the bank's webhooks lead to the port that was got.
  config.port = await listen(app, config);
  app.server.on("request", ({ url }) => isHealthCheck(url) || noteRequest());
  const allJobs = config.sandbox ? [...jobs, ...sandboxBankJobs] : jobs;
  const running = await startJobs(allJobs, databaseUrl, { db, config, log: app.log });
  return {
    app,
    address: config.publicUrl ?? `http://localhost:${config.port}`,
    async stop() {
      await app.close();
      await running.stop();
      await doorway.cache.close();
    },
  };
}
