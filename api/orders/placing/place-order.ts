import { type Locale, locales } from "#contract/locale.ts";
import { fromRoubles, kopecks, toRoubles } from "#contract/money.ts";
import type { OrderRequest } from "#contract/ordering/order-request.ts";
import {
  availableOf,
  type CartLineRow,
  type CartPrice,
  canBeHad,
  deleteLines,
  findCart,
  lockCart,
  partOf,
  priceLines,
} from "../../cart/public.ts";
import { takePreorder } from "../../catalog/public.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../context.ts";
import {
  checkPaymentType,
  type DeliveryQuote,
  deliveryPrice,
  presentShop,
  quoteDelivery,
} from "../../delivery/public.ts";
import { insertPayment, type PaymentIntent } from "../../payments/public.ts";
import { refuse } from "../../refuse.ts";
import { reserveStock } from "../../stock/public.ts";
import { makeGuestKey } from "../guest-key.ts";
import { providerFor } from "../paying/provider-for.ts";
import { insertOrder, type NewOrder } from "../queries/insert-order.ts";
import { type PlacingFacts, takePlacingFacts } from "../queries/placing-facts.ts";
import type { AgreedDelivery } from "../tables.ts";
import { queueOrderLetter } from "../telling/order-letter.ts";
import { draftOrder } from "./draft-order.ts";
import { makeOrderNumber } from "./order-number.ts";

export interface Placing {
  siteId: number;
  cartId: string | null;
  /** Orders the preorder part of the cart, else all the rest. */
  isPreorder: boolean;
  locale: Locale;
  request: OrderRequest;
  config: Config;
  actor: string;
}

export interface PlacedOrder {
  number: string;
  /** The guest's secret; its hash alone is kept. */
  key: string;
  payment: PaymentIntent;
}

/**
 * Turns a cart into an order that waits for its money, all or nothing: prices are worked out again
 * and stock is taken aside. The rows that shoppers race for are taken last and so held shortest.
 * @throws Refusal cart_empty, cart_has_gone_lines, not_enough_stock, preorder_mixed,
 * preorder_only_one_size, preorder_limit, total_changed, delivery_unavailable, payment_unavailable.
 */
export async function placeOrder(trx: Db, placing: Placing): Promise<PlacedOrder> {
  const { siteId, locale, request, actor } = placing;
  const { owner, lines } = await takeLines(trx, placing);
  const type = request.delivery_type;
  checkPaymentType(type, request.payment_type);
  const provider = providerFor(request.payment_type, placing.config);
  const quote = await quoteDelivery(trx, type, { siteId, ...request, now: new Date() });
  const price = priceLines(lines, (goods) => deliveryPrice(quote, goods));
  checkTotal(price.total, fromRoubles(request.expected_total));

  const facts = await takePlacingFacts(trx, siteId);
  const draft = draftOrder(lines, price, facts.taxes);
  const delivery = agreedDelivery(quote, placing.isPreorder, facts.taxes);
  const number = makeOrderNumber(facts.running);
  const [own, inLetter] = [makeGuestKey(), makeGuestKey()];
  const order = await insertOrder(trx, {
    ...draft,
    order: orderRow(placing, { number, delivery, price, facts }),
    reservationMinutes: facts.reservation_minutes,
    contacts: contactsOf(request),
    keyHashes: [own.hash, inLetter.hash],
    actor,
  });
  const payment = await insertPayment(trx, {
    orderId: order.id,
    provider,
    amount: price.total,
    actor,
  });
  const letter = {
    ...{ siteId, number, locale, shop: facts.shop, contacts: request, items: draft.items },
    steps: { ...price, count: lines.reduce((sum, line) => sum + line.quantity, 0) },
    delivery,
    payUntil: order.pay_until,
  };
  await queueOrderLetter(trx, "awaiting_payment", letter, inLetter.key);
  await deleteLines(
    trx,
    owner,
    lines.map(({ id }) => id),
  );
  await takeAside(trx, lines, { orderId: order.id, isPreorder: placing.isPreorder, actor });
  return { number, key: own.key, payment: { ...payment, provider, orderNumber: number, locale } };
}

async function takeLines(trx: Db, { siteId, cartId, isPreorder }: Placing) {
  if (!cartId) refuse("cart_empty");
  const owner = { cartId, siteId };
  if (!(await lockCart(trx, owner))) refuse("cart_empty");
  const lines = partOf((await findCart(trx, siteId, cartId)).lines, isPreorder);
  checkLines(lines, isPreorder);
  return { owner, lines };
}

function checkLines(lines: readonly CartLineRow[], isPreorder: boolean): void {
  if (lines.length === 0) refuse("cart_empty");
  if (isPreorder && lines.length > 1) refuse("preorder_only_one_size");
  if (!lines.every(canBeHad)) refuse("cart_has_gone_lines");
  const short = lines.find((line) => line.quantity > availableOf(line));
  if (!short) return;
  if (isPreorder) refuse("preorder_limit");
  refuse("not_enough_stock", { item: short.id, available: availableOf(short) });
}

function checkTotal(total: number, expected: number): void {
  if (total === expected) return;
  const [before, after] = [toRoubles(kopecks(expected)), toRoubles(kopecks(total))];
  refuse("total_changed", { before, after });
}

async function takeAside(
  trx: Db,
  lines: readonly CartLineRow[],
  { orderId, isPreorder, actor }: { orderId: number; isPreorder: boolean; actor: string },
): Promise<void> {
  if (!isPreorder) {
    const pieces = lines.map((line) => ({ skuId: line.sku_id, quantity: line.quantity }));
    await reserveStock(trx, pieces, orderId, actor);
    return;
  }
  for (const line of lines) {
    if (!(await takePreorder(trx, line.sku_id, line.quantity))) refuse("preorder_limit");
  }
}

function orderRow(
  { siteId, isPreorder, locale, request }: Placing,
  worked: { number: string; delivery: AgreedDelivery; price: CartPrice; facts: PlacingFacts },
): NewOrder["order"] {
  const { number, delivery, price, facts } = worked;
  return {
    site_id: siteId,
    number,
    locale,
    is_preorder: isPreorder,
    items_amount: price.itemsAmount,
    sale_discount: price.saleDiscount,
    complex_discount: price.complexDiscount,
    delivery_price: price.delivery,
    total: price.total,
    delivery_type: request.delivery_type,
    delivery,
    payment_type: request.payment_type,
    utm: request.utm,
    seller: facts.seller,
  };
}

/** Tax on delivery is the usual one, whatever is in the parcel. */
const deliveryTaxCode = "vat";

/** Of a preorder nobody knows the day before its piece has come. */
function agreedDelivery(
  { title, address, date, shop }: DeliveryQuote,
  isPreorder: boolean,
  taxes: Readonly<Record<string, number>>,
): AgreedDelivery {
  const [ru, en] = locales.map((locale) => shop && presentShop(shop, locale));
  return {
    title,
    address,
    date: isPreorder ? null : date,
    shop: ru && en ? { ru, en } : null,
    tax_code: deliveryTaxCode,
    tax_percent: taxes[deliveryTaxCode] ?? 0,
  };
}

function contactsOf(request: OrderRequest) {
  const { first_name, last_name, phone, email, street, flat, entrance, floor, comment } = request;
  return { first_name, last_name, phone, email, street, flat, entrance, floor, comment };
}
