import { type Locale, said } from "#contract/locale.ts";
import type { HomePage } from "#contract/pages.ts";
import { findKits } from "../catalog/public.ts";
import type { Db } from "../context.ts";
import { earliest, readSettings } from "../settings/public.ts";
import { selectPage, selectSections } from "./queries.ts";
import { findSaidPictures } from "./said-pictures.ts";
import { kindOf } from "./sections/index.ts";
import type { Found } from "./sections/section.ts";

/** The page row that carries the home page's title and what search engines are told of it. */
export const homeSlug = "homepage";

export interface ComposedHome {
  home: HomePage;
  tags: string[];
  validUntil: Date | null;
}

/**
 * The home page, section by section: pictures in one statement, kits in two, however many sections
 * there are. A section of a kind that this version does not know is passed over.
 */
export async function composeHome(db: Db, siteId: number, locale: Locale): Promise<ComposedHome> {
  const [page, rows] = await Promise.all([
    selectPage(db, siteId, homeSlug),
    selectSections(db, siteId),
  ]);
  const sections = rows
    .filter((row) => row.is_shown)
    .flatMap((row) => {
      const kind = kindOf(row.kind);
      const content = kind?.content.safeParse(row.content);
      return kind && content?.success ? [{ kind, content: content.data }] : [];
    });
  const slugs = sections.flatMap(({ kind, content }) => kind.kits(content));
  const ids = sections.flatMap(({ kind, content }) => kind.pictures(content));
  const [kits, picture] = await Promise.all([
    findKits(db, siteId, [...new Set(slugs)], locale),
    findSaidPictures(db, ids),
  ]);
  const found: Found = { kit: (slug) => kits.get(slug) ?? null, picture };
  const shopName = page ? "" : (await readSettings(db, siteId, locale)).settings.shop_name;
  const title = said(page?.title, locale) || shopName;
  return {
    home: {
      title,
      seo_title: said(page?.seo_title, locale) || title,
      seo_description: said(page?.seo_description, locale),
      sections: sections.flatMap(({ kind, content }) => kind.present(content, found, locale) ?? []),
    },
    tags: ["home", `page:${homeSlug}`, ...[...kits.values()].flatMap((kit) => kit.tags)],
    validUntil: earliest([...rows.map((row) => row.changes_at), page?.publish_until ?? null]),
  };
}
