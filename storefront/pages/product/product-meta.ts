import type { MetaDescriptor } from "react-router";
import { links } from "../../links.ts";
import { breadcrumbsMeta, pageMeta } from "../../parts/page-meta/page-meta.ts";
import type { ProductData } from "./load.ts";

export function productMeta(data: ProductData): MetaDescriptor[] {
  const { product, seo, place } = data;
  return [
    ...pageMeta(place, {
      path: links[place.locale].product(product.slug),
      title: seo.title,
      description: seo.description,
      picture: product.pictures[0],
      type: "product",
    }),
    { property: "product:price:amount", content: String(product.price.price) },
    { property: "product:price:currency", content: "RUB" },
    ...(product.crumbs.length ? [breadcrumbsMeta(place, product.crumbs)] : []),
  ];
}
