import type { Locale, Said } from "#contract/locale.ts";

/** The language of a text by its letters: more Cyrillic than Latin is Russian. */
export function guessLanguage(text: string): Locale {
  const plain = text.replace(/<[^>]*>|&\w+;/g, " ");
  const cyrillic = plain.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return cyrillic >= latin && cyrillic > 0 ? "ru" : "en";
}

/** A text in one language; "" is nothing said. */
export function sayIn(language: Locale, text: string): Said {
  return text ? { [language]: text } : {};
}

/** "ru", "ru_RU", "russian", "en-US", "English" as names of a store view or a column. */
export function languageOfCode(code: string): Locale | null {
  if (/^(ru|rus|russian|русский)([-_].*)?$/i.test(code) || /[-_]ru$/i.test(code)) return "ru";
  if (/^(en|eng|english|английский)([-_].*)?$/i.test(code) || /[-_]en$/i.test(code)) return "en";
  return null;
}
