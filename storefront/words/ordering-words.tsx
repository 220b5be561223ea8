import { createContext, use } from "react";
import type { ordering } from "./ru/ordering/ordering.ts";

export type OrderingWords = typeof ordering;

const OrderingContext = createContext<OrderingWords | null>(null);

/** Gives the pages of an order their words, which other pages do not load. */
export const OrderingProvider = OrderingContext;

export function useOrderingWords(): OrderingWords {
  const words = use(OrderingContext);
  if (!words) throw new Error("A page of an order stands outside of its words");
  return words;
}
