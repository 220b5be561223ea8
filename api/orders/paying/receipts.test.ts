import { beforeEach, describe, expect, test } from "vitest";
import { openShop } from "../../testing/open-shop.ts";
import {
  atBank,
  cards,
  checkPayment,
  fillCart,
  place,
  readOrder,
  restock,
} from "../../testing/shopper.ts";

const shop = await openShop();

beforeEach(() => restock(shop));

describe("receipts", () => {
  test("of a payment name every piece and the delivery and add up exactly", async () => {
    const cartId = await fillCart(shop.ask, shop.shirt.id, shop.sizes.get("s") as number, 1);
    const { body: order } = await place(shop.ask, cartId, 8290);
    await atBank(shop, order.payment_url, "pay", { card: cards.success });
    await checkPayment(shop, order);
    expect((await readOrder(shop, order)).receipts).toBeUndefined();
    const { receipts, total } = await readOrder(shop, order, "&receipt=true");
    expect(receipts).toHaveLength(1);
    const [receipt] = receipts;
    expect(receipt).toMatchObject({ kind: "payment", total });
    expect(receipt.positions).toEqual([
      expect.objectContaining({
        quantity: 1,
        price: 7900,
        total: 7900,
        tax: 1424.59,
        subject: "goods",
        method: "full_prepayment",
      }),
      expect.objectContaining({ title: "Delivery", total: 390, tax: 70.33, subject: "service" }),
    ]);
  });
});
