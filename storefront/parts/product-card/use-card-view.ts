import { useCallback } from "react";
import type { ProductCard } from "#contract/goods/product-card.ts";
import { useShop } from "../../shop.ts";
import { type CardView, cardView } from "./card-view.ts";

/** Draws products that the browser itself has asked for as the pages' loaders do. */
export function useCardView(): (product: ProductCard) => CardView {
  const isOldPriceShown = useShop()?.isOldPriceShown ?? false;
  return useCallback(
    (product) => cardView(product, { is_old_price: isOldPriceShown }),
    [isOldPriceShown],
  );
}
