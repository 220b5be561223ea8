import type { Said } from "#contract/locale.ts";
import { checkSlug } from "../../catalog/public.ts";
import type { Db } from "../../context.ts";
import { cleanSaid } from "../../html/clean-html.ts";
import { refuse } from "../../refuse.ts";
import { insertSet, replaceParts, selectLivingSetId, updateSet } from "./queries.ts";

export interface SetInput {
  siteId: number;
  /** The set to change, for a new slug; else it is found by its slug. */
  id?: number;
  slug: string;
  title: Said;
  /** HTML; cleaned here. */
  description?: Said;
  seoTitle?: Said;
  seoDescription?: Said;
  position?: number;
  publishFrom?: Date | null;
  publishUntil?: Date | null;
  /** Each of these in the order they are shown; what is undefined stays as it is. */
  productIds?: readonly number[];
  pictureIds?: readonly string[];
  categoryIds?: readonly number[];
}

/**
 * Adds a set or changes the living one with this id or slug; what is undefined stays. Answers its
 * id. A slug that it had before keeps leading to it. Wants a transaction. @throws Refusal slug_taken
 * and not_found. @throws Invalid
 */
export async function saveSet(db: Db, input: SetInput): Promise<number> {
  const { siteId, slug } = input;
  checkSlug(slug);
  const ofSlug = await selectLivingSetId(db, siteId, slug);
  if (input.id !== undefined && ofSlug !== null && ofSlug !== input.id) return refuse("slug_taken");
  const known = input.id ?? ofSlug;
  if (known !== null && !(await updateSet(db, known, columnsOf(input)))) return refuse("not_found");
  const id = known ?? (await insertSet(db, { site_id: siteId, ...columnsOf(input) }));
  const { productIds, pictureIds, categoryIds } = input;
  if (productIds) await replaceParts(db, id, "set_products", productIds);
  if (pictureIds) await replaceParts(db, id, "set_pictures", pictureIds);
  if (categoryIds) await replaceParts(db, id, "set_categories", categoryIds);
  return id;
}

/** Takes a set out of the shop; its pieces stay. @throws Refusal not_found. */
export async function archiveSet(db: Db, id: number): Promise<void> {
  if (!(await updateSet(db, id, { archived_at: new Date() }))) refuse("not_found");
}

function columnsOf(input: SetInput) {
  const { description, seoTitle, seoDescription, position } = input;
  return {
    slug: input.slug,
    title: JSON.stringify(input.title),
    ...(description && { description: JSON.stringify(cleanSaid(description)) }),
    ...(seoTitle && { seo_title: JSON.stringify(seoTitle) }),
    ...(seoDescription && { seo_description: JSON.stringify(seoDescription) }),
    ...(position !== undefined && { position }),
    ...(input.publishFrom !== undefined && { publish_from: input.publishFrom }),
    ...(input.publishUntil !== undefined && { publish_until: input.publishUntil }),
  };
}
