import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { replaceKitProducts, upsertKit } from "../queries/saving/kit-writes.ts";
import { checkSlug } from "./check-slug.ts";

export interface KitInput {
  siteId: number;
  slug: string;
  title: Said;
  description?: Said;
  /** In the order they are shown. */
  productIds: readonly number[];
}

/** Adds a kit or changes the living one with this slug; answers its id. */
export async function saveKit(db: Db, input: KitInput): Promise<number> {
  checkSlug(input.slug);
  const id = await upsertKit(db, input);
  await replaceKitProducts(db, id, input.productIds);
  return id;
}
