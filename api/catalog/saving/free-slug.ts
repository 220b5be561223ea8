import type { Db } from "../../context.ts";
import { selectTakenSlugs } from "../queries/saving/product-writes.ts";

/** The slug, or the same with the first number behind it that no living product has: "dress-2". */
export async function freeProductSlug(db: Db, slug: string): Promise<string> {
  const numbered = (number: number) => (number === 1 ? slug : `${slug.slice(0, 72)}-${number}`);
  for (let first = 1, count = 4; ; first += count, count *= 8) {
    const asked = Array.from({ length: count }, (_, index) => numbered(first + index));
    const taken = new Set(await selectTakenSlugs(db, asked));
    const free = asked.find((one) => !taken.has(one));
    if (free !== undefined) return free;
  }
}
