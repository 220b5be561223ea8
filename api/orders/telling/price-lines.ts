import type { Locale, Said } from "#contract/locale.ts";
import { type Kopecks, kopecks, subtract, toRoubles } from "#contract/money.ts";
import type { PriceLine } from "#contract/ordering/orders.ts";
import type { WholeOrder } from "../queries/read-order.ts";

/** The steps of a sum in kopecks, as `price-cart.ts` or a kept order has them. */
export interface PriceSteps {
  itemsAmount: Kopecks;
  saleDiscount: Kopecks;
  complexDiscount: Kopecks;
  /** Null while the way of delivery is not chosen. */
  delivery: Kopecks | null;
  total: Kopecks;
  /** Pieces. */
  count: number;
}

/** The steps of a kept order's sum. */
export function stepsOf(order: WholeOrder): PriceSteps {
  return {
    itemsAmount: kopecks(order.items_amount),
    saleDiscount: kopecks(order.sale_discount),
    complexDiscount: kopecks(order.complex_discount),
    delivery: kopecks(order.delivery_price),
    total: kopecks(order.total),
    count: order.items.reduce((sum, item) => sum + item.quantity, 0),
  };
}

const titles: Record<PriceLine["code"], Required<Said>> = {
  items: { ru: "Товары", en: "Goods" },
  sale: { ru: "Скидка", en: "Sale" },
  complex: { ru: "Акции", en: "Promotions" },
  delivery: { ru: "Доставка", en: "Delivery" },
  total: { ru: "Итого", en: "Total" },
};

const notes = {
  sale: { ru: "Снижение цены", en: "Lowered prices" },
  complex: { ru: "По акциям магазина", en: "By the shop's promotions" },
  free: { ru: "Бесплатно", en: "Free" },
  tax: { ru: "С учётом НДС", en: "VAT included" },
};

function pieces(count: number, locale: Locale): string {
  if (locale === "en") return `${count} ${count === 1 ? "piece" : "pieces"}`;
  const words = { one: "вещь", few: "вещи", many: "вещей" } as Record<string, string>;
  return `${count} ${words[new Intl.PluralRules("ru").select(count)] ?? words.many}`;
}

/** Every step as a line, so that the shopper sees where each rouble went. Empty steps are left out. */
export function presentPriceLines(steps: PriceSteps, locale: Locale): PriceLine[] {
  const line = (code: PriceLine["code"], amount: Kopecks, note: string): PriceLine => ({
    code,
    title: titles[code][locale],
    note,
    amount: toRoubles(amount),
  });
  const minus = (amount: Kopecks) => subtract(kopecks(0), amount);
  const lines = [line("items", steps.itemsAmount, pieces(steps.count, locale))];
  if (steps.saleDiscount > 0)
    lines.push(line("sale", minus(steps.saleDiscount), notes.sale[locale]));
  if (steps.complexDiscount > 0) {
    lines.push(line("complex", minus(steps.complexDiscount), notes.complex[locale]));
  }
  if (steps.delivery !== null) {
    lines.push(line("delivery", steps.delivery, steps.delivery === 0 ? notes.free[locale] : ""));
  }
  lines.push(line("total", steps.total, notes.tax[locale]));
  return lines;
}
