import { createContext, use } from "react";
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
