import type { Db } from "../context.ts";
import { type LocalityInput, upsertLocality } from "./queries.ts";

/** Adds a locality or changes the one with this slug; answers its id. */
export async function saveLocality(db: Db, input: LocalityInput): Promise<number> {
  const { id } = await upsertLocality(db, input);
  return id;
}
