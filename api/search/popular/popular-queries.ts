import type { z } from "zod";
import type { Category } from "#contract/goods/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { listCategories } from "../../catalog/public.ts";
import type { Db } from "../../context.ts";
import { selectPopular } from "../queries/popular.ts";
import { tidyQuery } from "../understanding/read-query.ts";

/** How long a query counts. */
export const popularDays = 14;
/** Fewer visitors than this are nobody's business. */
const visitorsMin = 3;
const popularMax = 8;

/** What shoppers look for most; while too few have searched, kinds of garments fill the list up. */
export async function popularQueries(db: Db, siteId: number, locale: Locale): Promise<string[]> {
  const popular = await selectPopular(db, siteId, locale, {
    days: popularDays,
    visitors: visitorsMin,
    atMost: popularMax,
  });
  if (popular.length === popularMax) return popular;
  const kinds = leavesOf(await listCategories(db, siteId, locale)).map(({ title }) =>
    tidyQuery(title).toLocaleLowerCase(locale),
  );
  return [...new Set([...popular, ...kinds])].slice(0, popularMax);
}

type CategoryNode = z.infer<typeof Category>;

function leavesOf(categories: readonly CategoryNode[]): CategoryNode[] {
  return categories
    .filter(({ is_special }) => !is_special)
    .flatMap((category) =>
      category.children.length > 0 ? leavesOf(category.children) : [category],
    );
}
