import type { Db } from "../context.ts";
import { selectSlugsLike } from "./queries/product-writes.ts";

/** The slug, or the same with the first number behind it that no living product has: "dress-2". */
export async function freeProductSlug(db: Db, slug: string): Promise<string> {
  const taken = new Set(await selectSlugsLike(db, slug));
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug.slice(0, 72)}-${number}`;
  return free;
}
