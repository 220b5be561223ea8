import { limits } from "#contract/limits.ts";
import { type Locale, said } from "#contract/locale.ts";
import { add, toRoubles } from "#contract/money.ts";
import type { Cart, CartItem } from "#contract/ordering/cart.ts";
import type { PaymentType } from "#contract/ordering/delivery.ts";
import { availabilityOf, presentColor, presentPicture, presentPrice } from "../catalog/public.ts";
import { type DeliveryQuote, deliveryPrice } from "../delivery/public.ts";
import { paymentTitles } from "../payments/public.ts";
import { availableOf, canBeHad, priceLines } from "./cart-lines.ts";
import type { CartLineRow, LineSizeRow } from "./queries/read-lines.ts";

export function presentItem(line: CartLineRow, locale: Locale): CartItem {
  const title = said(line.title, locale);
  const alt = said(line.alt, locale) || title;
  return {
    id: line.id,
    product: {
      id: line.product_id,
      slug: line.slug,
      title,
      price: presentPrice(line.product_price),
      categories: line.categories.map((category) => ({ title: said(category, locale) })),
      color: line.color && { color_reference: presentColor(line.color, locale) },
      image: line.picture && presentPicture(line.picture, locale, alt),
      brand: line.brand && { title: said(line.brand, locale) },
    },
    price: presentPrice(line.price),
    product_base_price: presentPrice(line.base_price),
    price_before: line.seen_price === line.price ? null : presentPrice(line.seen_price),
    quantity: line.quantity,
    available: availableOf(line),
    size: { id: line.size_id, text: line.size_text },
    sizes: line.sizes.map((size) => presentSize(size, line.is_preorder)),
    in_stock: canBeHad(line),
    is_preorder: line.is_preorder,
    is_gift: false,
  };
}

function presentSize(size: LineSizeRow, isPreorder: boolean): CartItem["sizes"][number] {
  const pieces = isPreorder ? size.preorder_left : size.in_warehouse;
  return {
    id: size.id,
    slug: size.slug,
    text: size.text,
    value: size.value,
    availability: availabilityOf(Math.min(pieces, limits.lineQuantityMax)),
    price: presentPrice(size.price),
    in_shops: pieces <= 0 && size.in_shops > 0,
  };
}

/** What was chosen at checkout, as far as it can be had. */
interface Chosen {
  quote: DeliveryQuote | null;
  paymentType: PaymentType | null;
}

/** A cart, or a part of it, with its sums; with what was `chosen` as checkout sees it. */
export function presentCart(
  id: string | null,
  lines: readonly CartLineRow[],
  locale: Locale,
  { quote, paymentType }: Chosen = { quote: null, paymentType: null },
): Cart {
  const price = priceLines(lines, quote ? (goods) => deliveryPrice(quote, goods) : undefined);
  return {
    id,
    items: lines.map((line) => presentItem(line, locale)),
    items_amount: toRoubles(price.itemsAmount),
    discount_amount: toRoubles(add(price.saleDiscount, price.complexDiscount)),
    complex_discount: toRoubles(price.complexDiscount),
    total_sum: toRoubles(price.total),
    total_count: price.lines.reduce((count, line) => count + line.quantity, 0),
    total_products: price.lines.length,
    delivery: quote && {
      type: quote.type,
      title: said(quote.title, locale),
      price: toRoubles(price.delivery),
      date: quote.date,
    },
    payment: paymentType && { type: paymentType, title: paymentTitles[paymentType][locale] },
  };
}

const added = { ru: "Добавлено в корзину", en: "Added to the cart" };
const preordered = { ru: "Добавлено в предзаказ", en: "Added to the preorder" };

/** The sentence after something was put in. */
export function addedMessage(line: CartLineRow, locale: Locale): string {
  return (line.is_preorder ? preordered : added)[locale];
}
