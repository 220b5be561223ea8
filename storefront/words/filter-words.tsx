import { createContext, use } from "react";
import type { filters } from "./ru/filters.ts";

export type FilterWords = typeof filters;

const FilterContext = createContext<FilterWords | null>(null);

/** Gives the lists of products their words, which other pages do not load. */
export const FilterWordsProvider = FilterContext;

export function useFilterWords(): FilterWords {
  const words = use(FilterContext);
  if (!words) throw new Error("A list with filters stands outside of their words");
  return words;
}
