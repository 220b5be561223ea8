import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallSpec } from "#contract/call.ts";
import { isLocale, type Locale } from "#contract/locale.ts";
import type { Config } from "../config.ts";
import type { Actor, CallContext, Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import type { Site } from "../settings/public.ts";

export interface ContextParts {
  db: Db;
  config: Config;
  findSite(asked: { id?: string; host?: string }): Promise<Site | null>;
  /** Whom a bearer token belongs to; null when it is nobody's. */
  authenticate(token: string): Promise<Actor | null>;
}

/** `/api/en/…` speaks English whatever the header says; `/api/ru/…` follows Accept-Language. */
export function localeOf(request: FastifyRequest): Locale {
  const inPath = request.url.split("/")[2];
  if (!isLocale(inPath)) return "ru";
  const header = request.headers["accept-language"]?.slice(0, 2).toLowerCase();
  return inPath === "ru" && isLocale(header) ? header : inPath;
}

async function actorOf(
  request: FastifyRequest,
  spec: CallSpec,
  authenticate: ContextParts["authenticate"],
): Promise<Actor> {
  if (!spec.staff) return { kind: "anonymous" };
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? "")?.[1];
  const actor = token ? await authenticate(token) : null;
  if (actor?.kind !== "staff") refuse("unauthorized");
  // A door that is not yours does not exist: 403 would mean that the sign-in is rejected.
  if (!spec.staff.includes(actor.role)) refuse("not_found");
  return actor;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

/** What a handler knows of an HTTP request. @throws Refusal for an unknown site, locale or sign-in. */
export function contextMaker(parts: ContextParts) {
  return async (
    request: FastifyRequest,
    _reply: FastifyReply,
    spec: CallSpec,
  ): Promise<CallContext> => {
    if (!isLocale((request.params as { locale?: string }).locale)) refuse("not_found");
    const siteId = (request.query as { site_id?: unknown }).site_id;
    const site = await parts.findSite({
      ...(typeof siteId === "string" && siteId !== "" && { id: siteId }),
      host: request.host,
    });
    if (!site || Array.isArray(siteId)) refuse("not_found");
    return {
      db: parts.db,
      config: parts.config,
      locale: localeOf(request),
      siteId: site.id,
      actor: await actorOf(request, spec, parts.authenticate),
      requestId: request.id,
      idempotencyKey: headerOf(request, "idempotency-key"),
      ip: request.ip,
      log: request.log,
      tag() {},
      validUntil() {},
    };
  };
}
