import { type Locale, said, saidIn } from "#contract/locale.ts";
import type { ErrorPage, StaticPage } from "#contract/pages.ts";
import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { selectPage } from "./queries.ts";
import { findSaidPictures } from "./said-pictures.ts";

export interface FoundPage {
  page: StaticPage;
  /** When it ends to be shown. */
  validUntil: Date | null;
}

/** A static page that is shown now. @throws Refusal not_found. */
export async function findPage(
  db: Db,
  siteId: number,
  slug: string,
  locale: Locale,
): Promise<FoundPage> {
  return (await findOwnPage(db, siteId, slug, locale)) ?? refuse("not_found");
}

/** The owner's words for a page that the shop can do without; null when there are none now. */
export async function findOwnPage(
  db: Db,
  siteId: number,
  slug: string,
  locale: Locale,
): Promise<FoundPage | null> {
  const row = await selectPage(db, siteId, slug);
  if (!row) return null;
  const title = said(row.title, locale);
  const picture = await findSaidPictures(db, [row.image_id, row.image_mobile_id]);
  return {
    page: {
      slug: row.slug,
      title,
      seo_title: said(row.seo_title, locale) || title,
      seo_description: said(row.seo_description, locale),
      image: picture(row.image_id, row.image_alt, locale),
      image_mobile: picture(row.image_mobile_id, row.image_alt, locale),
      content: said(row.content, locale),
      lang: saidIn(row.content, locale),
      updated_at: row.updated_at.toISOString(),
    },
    validUntil: row.publish_until,
  };
}

/** The page row whose title and content replace the error page's own words. */
export const errorSlug = "error";

const errorWords = {
  ru: {
    error_text: "Страница не найдена",
    error_description:
      "<p>Возможно, её убрали или в адресе опечатка. Начните с главной — там всё, что мы любим сейчас.</p>",
    btn_text: "На главную",
    btn_link: "/",
  },
  en: {
    error_text: "Page not found",
    error_description:
      "<p>It may have been taken down, or the address has a typo. Start from the home page: all we love right now is there.</p>",
    btn_text: "To the home page",
    btn_link: "/",
  },
} as const satisfies Record<Locale, ErrorPage>;

/** The words of the error page: the owner's own when there is such a page, else the shop's. */
export async function errorPageWords(db: Db, siteId: number, locale: Locale): Promise<ErrorPage> {
  const row = await selectPage(db, siteId, errorSlug);
  const words = errorWords[locale];
  return {
    ...words,
    error_text: said(row?.title, locale) || words.error_text,
    error_description: said(row?.content, locale) || words.error_description,
  };
}
