import type { FastifyInstance } from "fastify";
import { isLocale } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { outboxPage, outboxPolicy } from "./outbox-page.ts";
import { selectLetters } from "./queries.ts";

const shownLetters = 100;

/**
 * `/dev/outbox`: the letters that would have been sent. Mount it only where the settings say
 * sandbox: letters hold guests' secrets.
 */
export async function outboxRoutes(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  app.get<{ Querystring: { locale?: string } }>("/dev/outbox", async ({ query }, reply) => {
    const locale = isLocale(query.locale) ? query.locale : "ru";
    return reply
      .header("content-security-policy", outboxPolicy)
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .type("text/html; charset=utf-8")
      .send(outboxPage(await selectLetters(db, shownLetters), locale));
  });
}
