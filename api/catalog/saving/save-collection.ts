import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { upsert } from "../queries/saving/handbooks.ts";
import { checkSlug } from "./check-slug.ts";

export interface CollectionInput {
  siteId: number;
  slug: string;
  title: Said;
  description?: Said;
  /** Ids of pictures. */
  listImage?: string | null;
  imageMobile?: string | null;
  position?: number;
}

/** Adds a collection or changes the one with this slug; answers its id. */
export function saveCollection(db: Db, input: CollectionInput): Promise<number> {
  return upsert(db, "collections", ["site_id", "slug"], {
    site_id: input.siteId,
    slug: checkSlug(input.slug),
    title: input.title,
    description: input.description,
    list_image_id: input.listImage,
    image_mobile_id: input.imageMobile,
    position: input.position,
  });
}
