import type { Db } from "../../context.ts";
import { selectFilterAttributes } from "../queries/listing/filter-values.ts";

/** The groups that every shop has, in the order of the panel. */
export const commonGroups = ["size", "color", "brand", "label"] as const;

/** The names of all filter groups, as addresses have them. */
export async function listFilterGroups(db: Db): Promise<string[]> {
  return [...commonGroups, ...(await selectFilterAttributes(db))];
}
