import { moduleOf } from "./modules.ts";
import { readSources } from "./source-file.ts";

const TABLE = /^ {2}(\w+): /gm;
const WRITES =
  /\b(?:update|insert into|delete from)\s+(\w+)|\b(?:updateTable|insertInto|deleteFrom)\("(\w+)/g;

/** Tables by the module in whose `tables.ts` they stand. */
const owners = new Map(
  readSources()
    .filter(({ path }) => moduleOf(path) && path.endsWith("tables.ts"))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(TABLE), ([, table = ""]) => [table, moduleOf(path)] as const),
    ),
);

/** "catalog" for "products"; undefined for what is no module's table. */
export function ownerOf(table: string): string | undefined {
  return owners.get(table);
}

export function tablesWrittenBy(code: string): string[] {
  return Array.from(code.matchAll(WRITES), ([, inSql, inBuilder]) => inSql ?? inBuilder ?? "");
}
