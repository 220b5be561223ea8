import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { readGroups } from "./naive-groups.ts";
import { choiceOfSize, type Piece, readPieces } from "./naive-pieces.ts";

export interface Facts {
  pieces: Piece[];
  /** Every size's slug with the one that it goes by in the filter. */
  sizes: { slug: string; choice: string }[];
  categories: { id: number; parent_id: number | null; path: string; archived_at: Date | null }[];
  /** Groups in the order of the panel, each with its values in their order. */
  groups: Map<string, string[]>;
}

/** All that a list is made of, from the plain tables. */
export async function readFacts(db: Db): Promise<Facts> {
  const pieces = await readPieces(db);
  const sizes = await sql<Facts["sizes"][number]>`
    select z.slug, ${choiceOfSize} as choice from sizes z order by z.id`.execute(db);
  const categories = await sql<Facts["categories"][number]>`select * from categories`.execute(db);
  const groups = await readGroups(db, pieces);
  return { pieces, sizes: sizes.rows, categories: categories.rows, groups };
}
