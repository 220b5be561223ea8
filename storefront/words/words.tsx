import { createContext, use } from "react";
import type { Locale } from "#contract/locale.ts";
import type { ru } from "./ru/words.ts";

/** The words of the shop in one language; every language has exactly the keys of Russian. */
export type Words = typeof ru;

interface Language {
  locale: Locale;
  words: Words;
}

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({ children, ...language }: Language & React.PropsWithChildren) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error("A part that speaks stands outside of its language");
  return language;
}

/** The words of the shopper's language. */
export function useWords(): Words {
  return useLanguage().words;
}
