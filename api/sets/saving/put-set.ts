import type { Said } from "#contract/locale.ts";
import { productIdBySlug, selectCategoryId } from "../../catalog/public.ts";
import type { Db } from "../../context.ts";
import { setActor } from "../../db/set-actor.ts";
import { refuse } from "../../refuse.ts";
import { selectLivingSetId } from "./queries.ts";
import { saveSet } from "./save-set.ts";

interface PutSet {
  siteId: number;
  /** Of the set that is changed, or is to be. */
  slug: string;
  title: Said;
  /** HTML; cleaned. What is undefined stays. */
  description?: Said | undefined;
  /** Slugs of products, in the order they are shown. */
  pieces: readonly string[];
  /** Chains of slugs. */
  categories?: readonly string[] | undefined;
}

/**
 * Makes a set, which waits to be published, or changes the living one with this slug. Wants a
 * transaction. @throws Refusal not_found where there is no such piece or category. @throws Invalid
 */
export async function putSet(db: Db, asked: PutSet, actor: string): Promise<number> {
  const { siteId, slug, title, description, pieces, categories } = asked;
  await setActor(db, actor);
  const isNew = (await selectLivingSetId(db, siteId, slug)) === null;
  return saveSet(db, {
    siteId,
    slug,
    title,
    ...(description && { description }),
    productIds: await oneByOne(pieces, (piece) => productIdBySlug(db, piece)),
    ...(categories && {
      categoryIds: await oneByOne(
        categories,
        async (path) => (await selectCategoryId(db, siteId, path)) ?? refuse("not_found"),
      ),
    }),
    ...(isNew && { publishUntil: new Date() }),
  });
}

async function oneByOne<T>(names: readonly string[], find: (name: string) => Promise<T>) {
  const found: T[] = [];
  for (const name of names) found.push(await find(name));
  return found;
}
