/** The languages of the shop; the first one is the fallback. */
export const locales = ["ru", "en"] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = "ru";

/** What is said in both languages. A missing language falls back to the other. */
export interface Said {
  ru?: string;
  en?: string;
}

export function isLocale(value: string | undefined): value is Locale {
  return locales.includes(value as Locale);
}

/** The text in `locale`, else in the other language, else "". */
export function said(text: Said | null | undefined, locale: Locale): string {
  if (!text) return "";
  return text[locale] || text.ru || text.en || "";
}

/** The language a text is really in when `locale` was asked for: for the `lang` attribute. */
export function saidIn(text: Said, locale: Locale): Locale {
  if (text[locale]) return locale;
  return text.ru ? "ru" : "en";
}
