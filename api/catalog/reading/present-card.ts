import type { z } from "zod";
import type { ColorReference, ProductCard } from "#contract/goods/product-card.ts";
import { type Locale, said } from "#contract/locale.ts";
import { kopecks, toRoubles } from "#contract/money.ts";
import type { Picture } from "#contract/pictures/media.ts";
import type { CardColor, CardPicture } from "../derived-tables.ts";
import type { CardRow } from "../queries/cards.ts";

export function presentPrice(amount: number): number {
  return toRoubles(kopecks(amount));
}

/** A picture in the wire's form; without an alternative text of its own it has `alt`. */
export function presentPicture(picture: CardPicture, locale: Locale, alt = ""): Picture {
  return {
    id: picture.id,
    width: picture.width,
    height: picture.height,
    alt: said(picture.alt, locale) || alt,
    preview: picture.preview,
  };
}

export function presentColor(color: CardColor, locale: Locale): z.infer<typeof ColorReference> {
  return { ...color, title: said(color.title, locale) };
}

/** A kept card in one language. Prices leave as roubles. */
export function presentCard(row: CardRow, locale: Locale): ProductCard {
  const { card } = row;
  const title = said(card.title, locale);
  const alt = said(card.alt, locale) || title;
  const images = card.pictures.map((picture) => presentPicture(picture, locale, alt));
  return {
    id: row.product_id,
    slug: card.slug,
    title,
    alt,
    sku_full: card.sku_full,
    show_sku: card.show_sku,
    position: row.position,
    brand: card.brand && { title: said(card.brand, locale) },
    image: images[0] ?? null,
    thumb: images[0] ?? null,
    images,
    video: card.video,
    hover_video: card.hover_video,
    labels: card.labels.map((label) => ({ ...label, title: said(label.title, locale) })),
    colors: card.colors.map(({ id, slug, color, thumb }) => ({
      id,
      slug,
      thumb: thumb && presentPicture(thumb, locale, said(color.title, locale)),
      color: { color_reference: presentColor(color, locale) },
    })),
    color: card.color && { color_reference: presentColor(card.color, locale) },
    price: presentPrice(row.price),
    old_price: row.old_price === null ? null : presentPrice(row.old_price),
    is_preorder: card.is_preorder,
    is_coming_soon: card.is_coming_soon,
    in_stock: row.in_stock,
    in_shops: row.in_shops,
    categories: card.categories.map((category) => ({ title: said(category, locale) })),
  };
}
