import type { ProductCard } from "#contract/goods/product-card.ts";
import { limits } from "#contract/limits.ts";
import type { Picture } from "#contract/pictures/media.ts";
import type { Settings } from "#contract/settings.ts";
import { type Offer, offerOf } from "../price/offer.ts";

/** What a card draws and nothing more: two dozen of them travel with every listing. */
export interface CardView {
  id: number;
  slug: string;
  title: string;
  brand: string | null;
  alt: string;
  picture: Picture | null;
  /** Ids of the pictures that follow the first, for hovering and swiping. */
  more: string[];
  /** The address of the film that follows the pictures. */
  film?: string;
  offer: Offer;
  labels: string[];
  /** The model in all its colors, this one included. */
  colors: { id: number; slug: string; title: string; code: string }[];
  /** A size can be put into the cart. */
  buyable: boolean;
  soldOut: boolean;
}

export function cardView(product: ProductCard, settings: Pick<Settings, "is_old_price">): CardView {
  const picture = product.image ?? product.images[0] ?? null;
  const sellable = product.in_stock || product.is_preorder;
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    brand: product.brand?.title ?? null,
    alt: product.alt,
    picture,
    more: product.images
      .filter(({ id }) => id !== picture?.id)
      .slice(0, limits.cardHoverImages)
      .map(({ id }) => id),
    ...(product.hover_video && { film: product.hover_video.url }),
    offer: offerOf(product, settings.is_old_price),
    labels: product.labels.map(({ title }) => title),
    colors: product.colors.map(({ id, slug, color: { color_reference: color } }) => ({
      id,
      slug,
      title: color.title,
      code: color.color_code,
    })),
    buyable: sellable && !product.is_coming_soon,
    soldOut: !sellable && !product.in_shops && !product.is_coming_soon,
  };
}
