import type { Said } from "#contract/locale.ts";
import { isSlug } from "#contract/slugs.ts";
import type { Db } from "../context.ts";
import { cleanSaid } from "../html/clean-html.ts";
import { Invalid } from "../refuse.ts";
import { upsertPage } from "./write-queries.ts";

export interface PageInput {
  siteId: number;
  slug: string;
  title: Said;
  /** HTML; cleaned here. */
  content?: Said;
  /** Ids of the pictures that it opens with; a phone takes the second where there is one. */
  image?: string | null;
  image_mobile?: string | null;
  image_alt?: Said;
  seo_title?: Said;
  seo_description?: Said;
  publish_from?: Date | null;
  publish_until?: Date | null;
}

/**
 * Adds a static page or changes the one with this slug. "homepage" carries the home page's title,
 * "error" the words of the error page. @throws Invalid for what is no slug.
 */
export async function savePage(db: Db, input: PageInput): Promise<void> {
  if (!isSlug(input.slug)) {
    throw new Invalid([{ name: "slug", message: `Not a slug: ${input.slug}` }]);
  }
  await upsertPage(db, {
    site_id: input.siteId,
    slug: input.slug,
    title: JSON.stringify(input.title),
    content: JSON.stringify(cleanSaid(input.content ?? {})),
    image_id: input.image ?? null,
    image_mobile_id: input.image_mobile ?? null,
    image_alt: JSON.stringify(input.image_alt ?? {}),
    seo_title: JSON.stringify(input.seo_title ?? {}),
    seo_description: JSON.stringify(input.seo_description ?? {}),
    publish_from: input.publish_from ?? null,
    publish_until: input.publish_until ?? null,
  });
}
