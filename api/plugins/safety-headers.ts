import type { FastifyInstance, FastifyRequest } from "fastify";

const yearSeconds = 365 * 24 * 60 * 60;

/** Headers of every answer. Browsers that came by https are told to come by it for a year. */
export function safetyHeaders(scheme: "http" | "https"): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(scheme === "https" && { "strict-transport-security": `max-age=${yearSeconds}` }),
  };
}

/**
 * What an answer that is no page of the shop may do when a browser opens it by itself: be looked
 * at. It runs nothing, fetches nothing, sends nothing and stands in no frame.
 */
export const policyOfNoPage =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of an answer that is no page. */
export function headersOfNoPage(
  { id }: Pick<FastifyRequest, "id">,
  scheme: "http" | "https",
): Record<string, string> {
  return {
    ...safetyHeaders(scheme),
    "content-security-policy": policyOfNoPage,
    "x-request-id": id,
  };
}

/** Puts the headers on all that Fastify answers; a route's own ones stand. */
export function sendSafetyHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const isPublicHttps = publicUrl?.startsWith("https:");
  app.addHook("onSend", async (request, reply) => {
    const headers = headersOfNoPage(request, isPublicHttps ? "https" : request.protocol);
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
