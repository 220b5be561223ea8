import type { ProductCard } from "#contract/goods/product-card.ts";
import type { ProductSet, SetCard } from "#contract/goods/sets.ts";
import { type Locale, said, saidIn } from "#contract/locale.ts";
import { presentPicture, presentPrice } from "../../catalog/public.ts";
import type { SetRow, WholeSetRow } from "./queries.ts";

export function presentSetCard(row: SetRow, locale: Locale): SetCard {
  return {
    id: row.id,
    slug: row.slug,
    title: said(row.title, locale),
    image: row.image && presentPicture(row.image, locale),
    products_count: row.products_count,
    price: presentPrice(row.price),
  };
}

export function presentSet(
  row: WholeSetRow,
  products: ProductCard[],
  locale: Locale,
): Omit<ProductSet, "breadcrumbs"> {
  const card = presentSetCard(row, locale);
  const images = row.pictures.map((picture) => presentPicture(picture, locale));
  return {
    ...card,
    description: said(row.description, locale),
    lang: saidIn(row.description, locale),
    images: images.length > 0 || !card.image ? images : [card.image],
    products,
    seo_title: said(row.seo_title, locale) || card.title,
    seo_description: said(row.seo_description, locale),
  };
}
