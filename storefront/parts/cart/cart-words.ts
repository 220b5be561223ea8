import { use } from "react";
import type { Locale } from "#contract/locale.ts";
import { loadOnLine } from "../../load-on-line.ts";
import type { cart } from "../../words/ru/cart.ts";
import { useLanguage } from "../../words/words.tsx";

export type CartWords = typeof cart;

const loaders: Record<Locale, () => Promise<{ cart: CartWords }>> = {
  ru: () => import("../../words/ru/cart.ts"),
  en: () => import("../../words/en/cart.ts"),
};
const loaded = new Map<Locale, Promise<CartWords>>();

/** The cart's words in one language: fetched when a cart is first shown. */
export function cartWords(locale: Locale): Promise<CartWords> {
  const words = loaded.get(locale) ?? loadOnLine(loaders[locale]).then(({ cart }) => cart);
  loaded.set(locale, words);
  return words;
}

/** The same in the shopper's language; what shows them waits under a `Suspense`. */
export function useCartWords(): CartWords {
  return use(cartWords(useLanguage().locale));
}
