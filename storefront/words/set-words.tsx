import { createContext, use } from "react";
import type { sets } from "./ru/sets.ts";

export type SetWords = typeof sets;

const SetContext = createContext<SetWords | null>(null);

/** Gives the pages of looks their words, which other pages do not load. */
export const SetWordsProvider = SetContext;

export function useSetWords(): SetWords {
  const words = use(SetContext);
  if (!words) throw new Error("A page of looks stands outside of its words");
  return words;
}
