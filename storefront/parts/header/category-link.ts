import type { Category } from "#contract/goods/catalog.ts";
import type { Links } from "../../links.ts";

/** A category made of a kit leads to the kit's list, any other to its own chain of slugs. */
export function categoryLink(category: Category, links: Links): string {
  return links.category(category.categories_path, category.kit_slug);
}
