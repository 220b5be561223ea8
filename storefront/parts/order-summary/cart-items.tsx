import type { CartItem } from "#contract/ordering/cart.ts";
import { links } from "../../links.ts";
import { useLanguage } from "../../words/words.tsx";
import { MiniLines } from "./mini-lines.tsx";

/** The cart's lines, small. */
export function CartItems({ items }: { items: readonly CartItem[] }) {
  const { locale } = useLanguage();
  const lines = items.map(
    ({ id, product, size, quantity, price, product_base_price, ...item }) => ({
      id,
      title: product.title,
      href: links[locale].product(product.slug),
      picture: product.image,
      color: product.color?.color_reference.title ?? "",
      size: size.text,
      quantity,
      price,
      basePrice: product_base_price,
      isGone: !item.in_stock,
    }),
  );
  return <MiniLines lines={lines} />;
}
