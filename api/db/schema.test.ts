import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { describeSchema, schemaKinds } from "../testing/describe-schema.ts";

const { pool } = await testDatabase();

// After a new migration `npx vitest run api/db/schema -u` writes these pages anew.
test.each(schemaKinds)(
  "docs/schema/%s.md tells of them as the migrations leave them",
  async (kind) => {
    await expect(await describeSchema(pool, kind)).toMatchFileSnapshot(
      `../../docs/schema/${kind}.md`,
    );
  },
);
