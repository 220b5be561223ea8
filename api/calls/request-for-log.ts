import type { FastifyRequest } from "fastify";

const secrets = /([?&](?:key|cart_id|token)=)[^&#]*/g;

/** A request as the log keeps it: no headers, and no secret that stands in its address. */
export function requestForLog({ method, url, ip }: Pick<FastifyRequest, "method" | "url" | "ip">) {
  return { method, url: url.replace(secrets, "$1…"), ip };
}
