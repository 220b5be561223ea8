import { moduleOf } from "./modules.ts";
import { readSources } from "./source-file.ts";

const TABLES = /^(?:export )?interface \w*Tables\b[^{]*\{\n(.*?)^\}/gms;
const TABLE = /^ {2}(\w+): /gm;
const IN_SQL =
  /\b(?:(?<!for )update|insert into|delete from|merge into|truncate(?: table)?)\s+(?!set\b)(\w+)/gi;
const IN_BUILDER = /\b(?:updateTable|insertInto|deleteFrom|mergeInto)\("(\w+)/g;

/** Tables by the module in whose `tables.ts` they stand. */
const owners = new Map(
  readSources()
    .filter(({ path }) => moduleOf(path) && path.endsWith("tables.ts"))
    .flatMap(({ path, text }) => tablesIn(text).map((table) => [table, moduleOf(path)] as const)),
);

/** "catalog" for "products"; undefined for what is no module's table. */
export function ownerOf(table: string): string | undefined {
  return owners.get(table);
}

function tablesIn(declarations: string): string[] {
  return [...declarations.matchAll(TABLES)].flatMap(([, body = ""]) =>
    Array.from(body.matchAll(TABLE), ([, table = ""]) => table),
  );
}

export function tablesWrittenBy(code: string): string[] {
  return [IN_SQL, IN_BUILDER].flatMap((form) =>
    Array.from(code.matchAll(form), ([, table = ""]) => table),
  );
}
