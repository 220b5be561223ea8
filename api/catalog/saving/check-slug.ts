import { isFreeSlug, isSlug } from "#contract/slugs.ts";
import { Invalid, refuse } from "../../refuse.ts";

/** A slug as addresses have them. @throws Invalid */
export function checkSlug(slug: string): string {
  if (!isSlug(slug)) throw new Invalid([{ name: "slug", message: `Not a slug: ${slug}` }]);
  return slug;
}

/** A slug that may stand first in an address. @throws Refusal slug_reserved. @throws Invalid */
export function checkFreeSlug(slug: string): string {
  checkSlug(slug);
  if (!isFreeSlug(slug)) refuse("slug_reserved");
  return slug;
}
