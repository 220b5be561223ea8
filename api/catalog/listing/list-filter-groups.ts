import type { Db } from "../../context.ts";
import { selectFilterAttributes } from "../queries/listing/filter-values.ts";
import { commonGroups } from "./common-groups.ts";

/** The names of all filter groups, as addresses have them. */
export async function listFilterGroups(db: Db): Promise<string[]> {
  return [...commonGroups, ...(await selectFilterAttributes(db))];
}
