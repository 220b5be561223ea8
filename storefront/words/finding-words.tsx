import { createContext, use } from "react";
import type { Locale } from "#contract/locale.ts";
import { loadOnLine } from "../load-on-line.ts";
import type { finding } from "./ru/finding/finding.ts";

export type FindingWords = typeof finding;

const FindingContext = createContext<FindingWords | null>(null);

/** Gives the search and the favorites their words, which other pages do not load. */
export const FindingProvider = FindingContext;

export function useFindingWords(): FindingWords {
  const words = use(FindingContext);
  if (!words) throw new Error("A part of the search stands outside of its words");
  return words;
}

const loaders: Record<Locale, () => Promise<{ finding: FindingWords }>> = {
  ru: () => import("./ru/finding/finding.ts"),
  en: () => import("./en/finding/finding.ts"),
};
const loaded = new Map<Locale, Promise<FindingWords>>();

/** The same words on a page that came without them: fetched once. */
export function fetchFindingWords(locale: Locale): Promise<FindingWords> {
  const words = loaded.get(locale) ?? loadOnLine(loaders[locale]).then(({ finding }) => finding);
  loaded.set(locale, words);
  return words;
}
