import type { FastifyBaseLogger } from "fastify";
import type { ErrorBody } from "#contract/errors.ts";
import type { Locale } from "#contract/locale.ts";
import { type RefusalCode, refusals } from "#contract/refusals.ts";
import { isDatabaseAway } from "../db/is-away.ts";
import { refusalWords } from "../refusal-words.ts";
import { isInvalid, isRefusal, Refusal } from "../refuse.ts";

/** An error as it goes to the caller: by HTTP, or in process to the storefront. */
export interface AnsweredError {
  status: number;
  body: ErrorBody;
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
}

/** Fastify's own refusals of a request, in our words. */
const codeByStatus: Record<number, RefusalCode> = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  413: "too_large",
  415: "bad_request",
  429: "too_many_requests",
};

/** How soon a killed database is usually back. */
export const awaySeconds = 5;

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}

/**
 * The one place where an error becomes an answer: *invalid* is told per field, a *refusal* by its
 * code and words, a database that is away by 503 and when to come back; anything else is a bug:
 * logged once, the caller gets 500 and the request id.
 */
export function answerError(
  error: unknown,
  where: { locale: Locale; requestId: string; log: FastifyBaseLogger },
): AnsweredError {
  const { locale, requestId } = where;
  if (isInvalid(error)) {
    return {
      status: 400,
      body: {
        detail: { errors: [...error.errors] },
        code: "invalid",
        request_id: requestId,
      },
    };
  }
  if (isRefusal(error)) return answerRefusal(error, locale, requestId);
  if (isDatabaseAway(error)) {
    where.log.error({ err: error, requestId }, "The database is away");
    return {
      ...answerRefusal(new Refusal("unavailable"), locale, requestId),
      retryAfter: awaySeconds,
    };
  }
  const status = statusOf(error);
  if (status === 500) where.log.error({ err: error, requestId }, "A request failed");
  const refusal = new Refusal(
    codeByStatus[status] ?? (status < 500 ? "bad_request" : "server_error"),
  );
  return { ...answerRefusal(refusal, locale, requestId), status };
}

function answerRefusal(refusal: Refusal, locale: Locale, requestId: string): AnsweredError {
  const retryAfter = refusal.data?.retry_after;
  return {
    status: refusals[refusal.code].status,
    body: {
      detail: refusalWords(refusal, locale),
      code: refusal.code,
      ...(refusal.data && { data: refusal.data }),
      request_id: requestId,
    },
    ...(typeof retryAfter === "number" && { retryAfter }),
  };
}
