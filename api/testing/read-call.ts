import type { AnswerOf } from "#contract/call.ts";
import type { CallKey, Calls } from "#contract/calls.ts";
import type { Locale } from "#contract/locale.ts";
import { writeCallBook } from "../app.ts";
import { readConfig } from "../config.ts";
import type { CallContext, Db } from "../context.ts";
import { siteId } from "./small-shop.ts";

export interface Read<T> {
  answer: T;
  tags: Set<string>;
  validUntil: Date | undefined;
}

export type ReadCall = <K extends CallKey & `GET ${string}`>(
  key: K,
  input?: { params?: unknown; query?: unknown },
  locale?: Locale,
) => Promise<Read<AnswerOf<Calls[K]>>>;

/** Answers GETs as the API does, each in a read-only transaction: whatever writes, fails. */
export function reader(db: Db): ReadCall {
  const book = writeCallBook();
  return async (key, input = {}, locale = "en") => {
    const tags = new Set<string>();
    let validUntil: Date | undefined;
    const answer = await db
      .transaction()
      .setAccessMode("read only")
      .execute((transaction) => {
        const context: CallContext = {
          db: transaction,
          config: readConfig({}),
          locale,
          siteId,
          actor: { kind: "anonymous" },
          requestId: "test",
          idempotencyKey: undefined,
          ip: "127.0.0.1",
          log: { warn() {} },
          tag(...more) {
            for (const tag of more) tags.add(tag);
          },
          validUntil(time) {
            if (!validUntil || time < validUntil) validUntil = time;
          },
        };
        return book.run(key, input, context);
      });
    return { answer: answer as never, tags, validUntil };
  };
}
