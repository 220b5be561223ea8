import { createHash } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";

const mark = "/* prepared */";

/**
 * Put first into a statement that runs often with only its parameters changing: each connection
 * then parses it once, and PostgreSQL may keep its plan. Not for lists whose best plan hangs on the
 * values asked for.
 */
export const prepared = sql.raw(mark);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
  names.set(text, name);
  return name;
}

/** Makes a new connection run marked statements by name. */
export function runMarkedByName(client: pg.PoolClient): void {
  runByName(client, (text) => text.startsWith(mark));
}

/** The same for every statement with parameters: for a run that says few things many times. */
export function runAllByName(client: pg.PoolClient): void {
  runByName(client, (_text, values) => Array.isArray(values) && values.length > 0);
}

function runByName(
  client: pg.PoolClient,
  isNamed: (text: string, values: unknown) => boolean,
): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const byName = (text: unknown, values?: unknown, ...rest: unknown[]) =>
    typeof text === "string" && isNamed(text, values)
      ? query({ name: nameOf(text), text, values }, ...rest)
      : query(text, values, ...rest);
  Object.assign(client, { query: byName });
}
