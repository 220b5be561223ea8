import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { channel, TagListener } from "./listener.ts";

const { db, url } = await testDatabase();
let listener: TagListener | undefined;

afterEach(() => listener?.close());

function hear() {
  const heard: string[] = [];
  listener = new TagListener(
    { connectionString: url },
    {
      announce: (tags) => heard.push(...tags),
      suspend: () => heard.push("suspended"),
      resume: () => heard.push("resumed"),
    },
  );
  return heard;
}

test("an announcement is heard when its transaction commits, and not before", async () => {
  const heard = hear();
  await listener?.open();
  await db.transaction().execute(async (trx) => {
    await sql`select announce('product:1', 'category:2')`.execute(trx);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toEqual(["suspended", "resumed"]);
  });
  await vi.waitFor(() => expect(heard.slice(2)).toEqual(["product:1", "category:2"]));
});

test("a lost connection suspends at once; a new one resumes and hears again", async () => {
  const heard = hear();
  await listener?.open();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = ${`listen ${channel}`}`.execute(db);
  await vi.waitFor(() => expect(heard).toEqual(["suspended", "resumed", "suspended", "resumed"]));
  await sql`select announce('settings')`.execute(db);
  await vi.waitFor(() => expect(heard.at(-1)).toBe("settings"));
});

test("with no database nothing is heard and nothing is thrown", async () => {
  const heard: string[] = [];
  const deaf = new TagListener(
    { host: "127.0.0.1", port: 1 },
    {
      announce: (tags) => heard.push(...tags),
      suspend: () => heard.push("suspended"),
      resume: () => heard.push("resumed"),
    },
  );
  await deaf.open();
  await deaf.close();
  expect(heard).not.toContain("resumed");
});
