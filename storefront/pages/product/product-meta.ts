import type { MetaDescriptor } from "react-router";
import { picturePath } from "#contract/picture-path.ts";
import { links } from "../../links.ts";
import { breadcrumbsMeta, pageMeta } from "../../parts/page-meta/page-meta.ts";
import type { ProductData } from "./load.ts";
import type { Buying } from "./product-view.ts";

export function productMeta(data: ProductData): MetaDescriptor[] {
  const { product, seo, place } = data;
  return [
    ...pageMeta(place, {
      path: links[place.locale].product(product.slug),
      title: seo.title,
      description: seo.description || plain(product.description).slice(0, 200),
      picture: product.pictures[0],
      type: "product",
    }),
    { property: "product:price:amount", content: String(product.price.price) },
    { property: "product:price:currency", content: "RUB" },
    { "script:ld+json": productJson(data) },
    ...(product.crumbs.length ? [breadcrumbsMeta(place, product.crumbs)] : []),
  ];
}

const availability: Record<Buying, string> = {
  cart: "InStock",
  preorder: "PreOrder",
  "coming-soon": "OutOfStock",
  "only-in-shops": "InStoreOnly",
  ended: "OutOfStock",
};

/** The product as search engines read it; the price is the one on the page. */
function productJson({ product, place: { origin, locale } }: ProductData) {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: plain(product.description),
    image: product.pictures.map(({ id }) => origin + picturePath(id, 1200, "jpeg")),
    ...(product.sku && { sku: product.sku }),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    ...(product.color && { color: product.color }),
    offers: {
      "@type": "Offer",
      url: origin + links[locale].product(product.slug),
      priceCurrency: "RUB",
      price: product.price.price,
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${availability[product.buying]}`,
    },
  };
}

/** The words of an HTML text. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
