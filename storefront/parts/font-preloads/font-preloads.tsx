import serifCyrillic from "@fontsource-variable/cormorant/files/cormorant-cyrillic-wght-normal.woff2?url";
import serifLatin from "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url";
import sansCyrillic from "@fontsource-variable/inter-tight/files/inter-tight-cyrillic-wght-normal.woff2?url";
import sansLatin from "@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2?url";
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
