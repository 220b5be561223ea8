import type { MetaDescriptor } from "react-router";
import type { Product } from "#contract/goods/catalog.ts";
import { links } from "../../links.ts";
import { breadcrumbsMeta, type PagePlace, pageMeta } from "../../parts/page-meta/page-meta.ts";
import { plain, productJson } from "./product-json.ts";
import type { ProductView } from "./product-view.ts";

const descriptionLength = 200;

export function productMeta(
  { seo_title, seo_description }: Product,
  product: ProductView,
  place: PagePlace,
): MetaDescriptor[] {
  return [
    ...pageMeta(place, {
      path: links[place.locale].product(product.slug),
      title: seo_title,
      description: seo_description || plain(product.description).slice(0, descriptionLength),
      picture: product.pictures[0],
      type: "product",
    }),
    { property: "product:price:amount", content: String(product.price.price) },
    { property: "product:price:currency", content: "RUB" },
    { "script:ld+json": productJson(product, place) },
    ...(product.crumbs.length ? [breadcrumbsMeta(place, product.crumbs)] : []),
  ];
}
