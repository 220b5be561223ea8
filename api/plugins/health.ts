import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../context.ts";

/** `/healthz`: the process lives. `/readyz`: it can serve shoppers, its database answers. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get("/healthz", { logLevel: "silent" }, async () => ({ ok: true }));
  app.get("/readyz", { logLevel: "silent" }, async (_, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });
}
