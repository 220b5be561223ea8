import { describe, expect, test } from "vitest";
import { kopecks } from "#contract/money.ts";
import type { Db } from "../../context.ts";
import { isWorkingDay } from "../working-days.ts";
import { type DeliveryProvider, type DeliveryRequest, deliveryPrice } from "./provider.ts";

/** A place that a way of delivery goes to, and one that it does not. */
export interface DeliveryBench {
  provider: DeliveryProvider;
  db: Db;
  here: DeliveryRequest;
  nowhere: DeliveryRequest;
}

/** What every way of delivery keeps; each member of the registry runs it. */
export function deliverySuite({ provider, db, here, nowhere }: DeliveryBench): void {
  const quoted = async () => {
    const quote = await provider.quote(db, here);
    if (!quote) throw new Error("It should go there");
    return quote;
  };

  describe(`delivery by ${provider.type}`, () => {
    test("tells its price, its day and its place in both languages", async () => {
      const quote = await quoted();
      expect(quote.type).toBe(provider.type);
      expect(quote.price).toBeGreaterThanOrEqual(0);
      for (const said of [quote.title, quote.description, quote.address]) {
        expect([Boolean(said.ru), Boolean(said.en)]).toEqual([true, true]);
      }
      expect(isWorkingDay(quote.date)).toBe(true);
      expect(quote.date >= here.now.toISOString().slice(0, 10)).toBe(true);
    });

    test("answers the same again", async () => {
      expect(await quoted()).toEqual(await quoted());
    });

    test("does not go everywhere", async () => {
      expect(await provider.quote(db, nowhere)).toBeNull();
    });

    test("never costs more for more goods", async () => {
      const quote = await quoted();
      const prices = [0, 1, 1_000_000, 100_000_000].map((sum) =>
        deliveryPrice(quote, kopecks(sum)),
      );
      expect(prices.toSorted((one, other) => other - one)).toEqual(prices);
    });

    test("goes with at least one way to pay", () => {
      expect(provider.paymentTypes.length).toBeGreaterThan(0);
    });
  });
}
