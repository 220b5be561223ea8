import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerError } from "../calls/answer-error.ts";
import { localeOf } from "../calls/call-context.ts";
import { Refusal, refuse } from "../refuse.ts";
import { headersOfNoPage } from "./safety-headers.ts";

/** Any error of a request, in the shop's one form and the shopper's language. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answered = answerError(error, {
    locale: localeOf(request),
    requestId: request.id,
    log: request.log,
  });
  if (answered.retryAfter) reply.header("retry-after", answered.retryAfter);
  if (answered.status === 401) reply.header("www-authenticate", "Bearer");
  return reply.status(answered.status).send(answered.body);
}

/** For Fastify's `frameworkErrors`: an address that no route can be looked up by. No hook is called. */
export function sendRouterError(
  error: { code: string },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isTooLong = error.code === "FST_ERR_MAX_PARAM_LENGTH";
  reply.headers(headersOfNoPage(request, request.protocol));
  return sendError(isTooLong ? new Refusal("not_found") : error, request, reply);
}

/** Answers errors, and whatever method or address nobody serves. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => refuse("not_found"));
}
