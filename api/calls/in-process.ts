import type { FastifyBaseLogger } from "fastify";
import type { CallKey, Client } from "#contract/calls.ts";
import type { CallContext } from "../context.ts";
import { type AnsweredError, answerError } from "./answer-error.ts";
import type { CallBook } from "./serve.ts";

/** What an in-process caller is told of an error; compared by `kind`, never by `instanceof`. */
export class CallFailed extends Error {
  readonly kind = "call_failed";
  readonly status: number;
  readonly body: AnsweredError["body"];

  constructor({ status, body }: AnsweredError) {
    super(body.code);
    this.status = status;
    this.body = body;
  }
}

/**
 * The typed client without a network: the storefront's server side asks the same calls, with the
 * same checks and errors, as a browser does. Rejects with `CallFailed`.
 */
export function inProcessClient(
  book: CallBook,
  context: CallContext,
  log: FastifyBaseLogger,
): Client {
  const client = async (
    key: CallKey,
    input: { params?: unknown; query?: unknown; body?: unknown } = {},
  ) => {
    try {
      return await book.run(key, input, context);
    } catch (error) {
      throw new CallFailed(answerError(error, { ...context, log }));
    }
  };
  return client as Client;
}
