import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AnswerOf, CallSpec, CheckedInput } from "#contract/call.ts";
import { type CallKey, type Calls, calls } from "#contract/calls.ts";
import type { CallContext } from "../context.ts";
import { checkInput, checkNames } from "./check-input.ts";

export type Handler<K extends CallKey> = (
  input: CheckedInput<Calls[K]>,
  context: CallContext,
) => Promise<AnswerOf<Calls[K]>>;

type AnyHandler = (input: CheckedInput<CallSpec>, context: CallContext) => Promise<unknown>;

/** A module's calls: each key of the contract with the sentence that serves it. */
export type Handlers = { [K in CallKey]?: Handler<K> };

/** The body of a call that takes none: a field in it is as unknown as any. */
const noBody = z.strictObject({});

/** All calls that are served, for the routes, the in-process client and the OpenAPI document. */
export class CallBook {
  readonly #handlers = new Map<CallKey, AnyHandler>();

  serve(handlers: Handlers): void {
    for (const [key, handler] of Object.entries(handlers)) {
      if (this.#handlers.has(key as CallKey)) throw new Error(`Served twice: ${key}`);
      this.#handlers.set(key as CallKey, handler as AnyHandler);
    }
  }

  keys(): CallKey[] {
    return [...this.#handlers.keys()];
  }

  /** Contract calls that nobody serves. */
  missing(): CallKey[] {
    return (Object.keys(calls) as CallKey[]).filter((key) => !this.#handlers.has(key));
  }

  /**
   * Checks the input, lets the handler answer and passes the answer through its schema.
   * @throws Invalid for a bad input, Refusal not_found for names that cannot be any, whatever the
   * handler throws otherwise.
   */
  async run(
    key: CallKey,
    input: { params?: unknown; query?: unknown; body?: unknown },
    context: CallContext,
  ): Promise<unknown> {
    const spec: CallSpec = calls[key];
    const handler = this.#handlers.get(key);
    if (!handler) throw new Error(`Not served: ${key}`);
    const checked = {
      params: spec.params && checkNames(spec.params, input.params ?? {}),
      query: spec.query && checkInput(spec.query, input.query ?? {}, context.locale),
      body: checkInput(spec.body ?? noBody, input.body ?? {}, context.locale),
    } as CheckedInput<CallSpec>;
    return spec.answer.parse(await handler(checked, context));
  }
}

/** `"GET products/:id/"` → method and Fastify path below `/api/:locale/`. */
export function routeOf(key: CallKey): { method: string; path: string } {
  const [method = "", path = ""] = key.split(" ");
  return { method, path };
}

/** Puts every served call onto Fastify below its prefix. */
export function mountCalls(
  app: FastifyInstance,
  book: CallBook,
  contextOf: (request: FastifyRequest, reply: FastifyReply, spec: CallSpec) => Promise<CallContext>,
): void {
  for (const key of book.keys()) {
    const { method, path } = routeOf(key);
    const spec: CallSpec = calls[key];
    app.route({
      method,
      // A category's path has slashes of its own.
      url: `/${path.replace(":path/", "*")}`,
      handler: async (request, reply) => {
        const context = await contextOf(request, reply, spec);
        const params = request.params as Record<string, string>;
        const answer = await book.run(
          key,
          {
            params: path.includes(":path")
              ? { path: (params["*"] ?? "").replace(/\/$/, "") }
              : params,
            query: request.query,
            body: request.body,
          },
          context,
        );
        return reply.status(spec.status ?? 200).send(answer);
      },
    });
  }
}
