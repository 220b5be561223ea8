import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../context.ts";

const paths = { lives: "/healthz", serves: "/readyz" };

/** A balancer's question is no shopper's. */
export function isHealthCheck(url = ""): boolean {
  return Object.values(paths).includes(url);
}

/** `/healthz`: the process lives. `/readyz`: it can serve shoppers, its database answers. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get(paths.lives, { logLevel: "silent" }, async () => ({ ok: true }));
  app.get(paths.serves, { logLevel: "silent" }, async (_, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });
}
