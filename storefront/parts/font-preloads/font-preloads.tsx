import sansCyrillic from "@fonts/sans-cyrillic.woff2?url";
import sansLatin from "@fonts/sans-latin.woff2?url";
import serifCyrillic from "@fonts/serif-cyrillic.woff2?url";
import serifLatin from "@fonts/serif-latin.woff2?url";
import type { Locale } from "#contract/locale.ts";

const firstFonts: Record<Locale, readonly string[]> = {
  ru: [sansCyrillic, serifCyrillic],
  en: [sansLatin, serifLatin],
};

/** The two uprights that the first screen is set in. */
export function FontPreloads({ locale }: { locale: Locale }) {
  return firstFonts[locale].map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
  ));
}
