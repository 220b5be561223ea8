import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { createDb, createPool } from "../db/pool.ts";
import type { Database } from "../db/types.ts";

export interface TestDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
  url: string;
}

/**
 * A migrated, empty database of this test file's own, dropped when the file's tests end.
 *
 * ```ts
 * const { db, url } = await testDatabase();
 * ```
 */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject("databaseUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const maintenance = template.replace("/vitrina?", "/postgres?");
  await query(maintenance, `create database ${name} template vitrina strategy file_copy`);
  const url = template.replace("/vitrina?", `/${name}?`);
  const pool = createPool(url, { max: 20 });
  afterAll(async () => {
    await pool.end();
    await query(maintenance, `drop database ${name} with (force)`);
  });
  return { db: createDb(pool), pool, url };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
