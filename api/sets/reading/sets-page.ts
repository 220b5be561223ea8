import type { SetsPage } from "#contract/goods/sets.ts";
import type { Locale } from "#contract/locale.ts";
import type { StaticPage } from "#contract/pages.ts";

/** The static page whose words stand over the sets. */
export const setsPageSlug = "sets";

const ownWords = {
  ru: {
    title: "Образы",
    seo_description:
      "Готовые образы: вещи, которые хорошо носить вместе. Можно взять всё или часть.",
  },
  en: {
    title: "Looks",
    seo_description: "Pieces that are good to wear together. Take the whole look or a part of it.",
  },
} as const satisfies Record<Locale, Partial<SetsPage>>;

/** What the page of all sets says: the owner's words where there is such a page, else the shop's. */
export function setsPage(page: StaticPage | null, locale: Locale): SetsPage {
  const words = ownWords[locale];
  return {
    title: page?.title || words.title,
    seo_title: page?.seo_title || words.title,
    seo_description: page?.seo_description || words.seo_description,
    description: page?.content ?? "",
  };
}
