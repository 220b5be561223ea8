import { picturePath } from "#contract/pictures/picture-path.ts";
import { links } from "../../links.ts";
import type { PagePlace } from "../../parts/page-meta/page-meta.ts";
import type { Buying, ProductView } from "./product-view.ts";

const availability: Record<Buying, string> = {
  cart: "InStock",
  preorder: "PreOrder",
  "coming-soon": "OutOfStock",
  "only-in-shops": "InStoreOnly",
  ended: "OutOfStock",
};

/** The product as search engines read it; the price is the one on the page. */
export function productJson(product: ProductView, { origin, locale }: PagePlace) {
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
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
