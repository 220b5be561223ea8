import type { Insertable } from "kysely";
import type { Said } from "#contract/locale.ts";
import { type Kopecks, kopecks, subtract, times } from "#contract/money.ts";
import type { CartLineRow, CartPrice } from "../../cart/public.ts";
import type { OrdersTables } from "../tables.ts";
import { splitIntoUnits, type UnitShare } from "./split-into-units.ts";

/** An item, a piece and a discount as they will stand in the order; they name their item by position. */
export type ItemDraft = Omit<Insertable<OrdersTables["order_items"]>, "id" | "order_id"> & {
  title: Said;
};
export interface UnitDraft extends UnitShare {
  position: number;
}
export interface DiscountDraft {
  position: number | null;
  source: string;
  title: Said;
  amount: Kopecks;
}

export interface OrderDraft {
  items: ItemDraft[];
  units: UnitDraft[];
  discounts: DiscountDraft[];
}

const saleTitle = { ru: "Скидка", en: "Sale" };

/**
 * Freezes cart lines at a worked-out price: what the catalog says of them now, each piece with
 * its share of discounts and tax, each discount with its source.
 */
export function draftOrder(
  lines: readonly CartLineRow[],
  price: CartPrice,
  taxPercents: Readonly<Record<string, number>>,
): OrderDraft {
  const draft: OrderDraft = { items: [], units: [], discounts: [] };
  lines.forEach((line, index) => {
    const position = index + 1;
    const total = price.lines.find(({ id }) => id === line.id)?.total;
    if (total === undefined) throw new Error(`Line ${line.id} was not priced`);
    const taxPercent = taxPercents[line.tax_code] ?? 0;
    draft.items.push(itemOf(line, position, total, taxPercent));
    const { quantity } = line;
    const basePrice = kopecks(line.base_price);
    for (const unit of splitIntoUnits({ quantity, basePrice, total, taxPercent })) {
      draft.units.push({ position, ...unit });
    }
    const sale = times(subtract(basePrice, kopecks(line.price)), quantity);
    if (sale > 0)
      draft.discounts.push({ position, source: "sale", title: saleTitle, amount: sale });
    for (const { source, title, shares } of price.discounts) {
      const amount = shares.get(line.id);
      if (amount) draft.discounts.push({ position, source, title, amount });
    }
  });
  return draft;
}

function itemOf(
  line: CartLineRow,
  position: number,
  total: Kopecks,
  taxPercent: number,
): ItemDraft {
  return {
    position,
    product_id: line.product_id,
    sku_id: line.sku_id,
    sku: line.code,
    gtin: line.gtin,
    title: line.title,
    size: line.size_text,
    color: line.color?.title ?? null,
    picture: line.picture,
    quantity: line.quantity,
    base_price: line.base_price,
    price: line.price,
    total,
    tax_code: line.tax_code,
    tax_percent: taxPercent,
    no_return: line.no_return,
  };
}
