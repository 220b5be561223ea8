import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { type Jobs, startJobs } from "./jobs.ts";
import { openShop } from "./testing/open-shop.ts";

const { db, databaseUrl } = await openShop();
const log = { error: vi.fn() } as never;
let jobs: Jobs | undefined;
afterAll(() => jobs?.stop());

test("a job whose planned run was lost with the database is planned again", async () => {
  const run = vi.fn(async () => undefined);
  const job = { name: "count", everySeconds: 1, run };
  jobs = await startJobs(
    [job],
    databaseUrl,
    { db, config: readConfig({}), log },
    { careSeconds: 1 },
  );
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 10_000);

  await vi.waitFor(async () => {
    const lost = await sql`delete from jobs.job where name = 'count' and state = 'created'`.execute(
      db,
    );
    expect(lost.numAffectedRows).toBe(1n);
  }, 10_000);
  const before = run.mock.calls.length;
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(before + 1), 10_000);
}, 40_000);
