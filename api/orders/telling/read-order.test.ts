import { expect, test } from "vitest";
import { openShop } from "../../testing/open-shop.ts";
import { atBank, cards, checkPayment, orderDress, restock } from "../../testing/shopper.ts";
import { siteId } from "../../testing/small-shop.ts";
import { isUndecided, stateOf } from "./present.ts";
import { guestOrderName, readOrder } from "./read-order.ts";

const shop = await openShop();

/** The database, in which something happens right after the first answer. */
function withNewsAfterFirstAnswer(happen: () => Promise<unknown>) {
  let answers = 0;
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      answers += 1;
      if (answers === 1) await happen();
      return result;
    },
  });
  return { db, answers: () => answers };
}

test("an order that is paid while it is read does not look refused", async () => {
  await restock(shop);
  const order = await orderDress(shop);
  const name = guestOrderName(siteId, order.number, order.key);
  await atBank(shop, order.payment_url, "pay", { card: cards.silent });
  const { db, answers } = withNewsAfterFirstAnswer(() => checkPayment(shop, order));

  const before = await readOrder(db, name);
  expect(answers()).toBeGreaterThan(1);
  expect([stateOf(before), isUndecided(before)]).toEqual(["awaiting_payment", true]);
  const after = await readOrder(shop.db, name);
  expect([stateOf(after), isUndecided(after)]).toEqual(["paid", false]);
});
