import type { AnswerOf } from "#contract/call.ts";
import type { ProductCard } from "#contract/goods/product-card.ts";
import type { recommendationCalls } from "#contract/goods/recommendations.ts";

type Facts = AnswerOf<(typeof recommendationCalls)["GET products/marketing/"]>["results"][number];

/** What analytics is told of a product. */
export function presentFacts(card: ProductCard): Facts {
  return {
    id: card.id,
    sku_full: card.sku_full,
    title: card.title,
    brand: card.brand?.title ?? null,
    category: card.categories[0]?.title ?? "",
    color: card.color?.color_reference.title ?? null,
    price: card.price,
    old_price: card.old_price,
  };
}
