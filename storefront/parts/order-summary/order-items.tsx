import type { Order } from "#contract/ordering/orders.ts";
import { links } from "../../links.ts";
import { useLanguage } from "../../words/words.tsx";
import { MiniLines } from "./mini-lines.tsx";

/** An order's lines, as they were when it was placed. */
export function OrderItems({ items }: { items: Order["items"] }) {
  const { locale } = useLanguage();
  const lines = items.map(({ product_slug: slug, image, base_price, ...item }) => ({
    ...item,
    href: slug && links[locale].product(slug),
    picture: image,
    basePrice: base_price,
  }));
  return <MiniLines lines={lines} />;
}
