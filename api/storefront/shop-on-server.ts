import type { FastifyBaseLogger } from "fastify";
import type { Client } from "#contract/calls.ts";
import type { Locale } from "#contract/locale.ts";
import type { ShopOnServer } from "#storefront/api.ts";
import { type CallFailed, inProcessClient } from "../calls/in-process.ts";
import type { CallBook } from "../calls/serve.ts";
import type { Config } from "../config.ts";
import type { CallContext, Db } from "../context.ts";
import type { Kept } from "./page-cache/kept.ts";
import { Shown } from "./shown.ts";

export interface ShopParts {
  book: CallBook;
  db: Db;
  config: Config;
  log: FastifyBaseLogger;
  values: Kept<unknown>;
}

export interface Visit {
  locale: Locale;
  siteId: number;
  origin: string;
  requestId: string;
}

/**
 * The server as a page's loaders see it: anonymous, so that the page is the same for everyone. What
 * the answers show is gathered in `shown`, the finished page goes to `deliver`.
 */
export function shopOnServer(
  parts: ShopParts,
  visit: Visit,
  { shown, deliver }: { shown: Shown; deliver: ShopOnServer["deliver"] },
): ShopOnServer {
  const { values } = parts;
  return {
    locale: visit.locale,
    origin: visit.origin,
    api: clientOf(parts, visit, shown),
    deliver,
    report: (error) => parts.log.error({ err: error, requestId: visit.requestId }, "A page failed"),
    async keep<T>(key: string, make: (api: Client) => Promise<T>): Promise<T> {
      const making = values.getOrMake(`${visit.siteId} ${visit.origin} ${key}`, async () => {
        const own = new Shown();
        const value = await make(clientOf(parts, visit, own));
        return { value, tags: own.tags, validUntil: own.validUntil, bytes: 1, keep: true };
      });
      const made = await making.catch(throwCopy);
      shown.add(made.tags, made.validUntil);
      return made.value as T;
    },
  };
}

/** Several pages may wait for one answer, and each of them reads the refusal that it gets. */
function throwCopy(fault: unknown): never {
  throw fault instanceof Response ? fault.clone() : fault;
}

function clientOf(parts: ShopParts, visit: Visit, shown: Shown): Client {
  const context: CallContext = {
    db: parts.db,
    config: parts.config,
    locale: visit.locale,
    siteId: visit.siteId,
    actor: { kind: "anonymous" },
    requestId: visit.requestId,
    idempotencyKey: undefined,
    ip: "",
    log: parts.log,
    tag: (...tags) => shown.add(tags),
    validUntil: (time) => shown.add([], time.getTime()),
  };
  const client = inProcessClient(parts.book, context, parts.log);
  const throwing = async (...call: Parameters<Client>) => {
    try {
      return await client(...call);
    } catch (error) {
      // The form in which React Router hands an error to the page's error boundary.
      const { kind, status, body } = error as CallFailed;
      throw kind === "call_failed" ? Response.json(body, { status }) : error;
    }
  };
  return throwing as Client;
}
