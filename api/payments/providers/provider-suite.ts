import { describe, expect, test } from "vitest";
import { kopecks } from "#contract/money.ts";
import type { PaymentProvider, PaymentRequest, ProviderContext, RawWebhook } from "./provider.ts";

/** What a suite needs of a bank besides its port: to be its customer, and its sender. */
export interface ProviderBench {
  provider: PaymentProvider;
  context: ProviderContext;
  /** The shopper pays, or is refused, on the bank's page. */
  pay(pageUrl: string, outcome: "captured" | "declined"): Promise<void>;
  /** A webhook as the bank would send it. */
  webhook(event: { eventId: string; paymentKey: string }): RawWebhook;
}

const amount = kopecks(12_345_67);

function request(): PaymentRequest {
  return {
    key: crypto.randomUUID(),
    amount,
    currency: "RUB",
    description: "100001-AAAAA",
    locale: "en",
    successUrl: "/order/payments/success/1",
    failUrl: "/order/payments/fail/1",
    webhookUrl: "http://127.0.0.1:9/hooks/none/",
  };
}

/** What every payment provider keeps; each member of the registry runs it. */
export function providerSuite(bench: ProviderBench): void {
  const { provider, context } = bench;
  const register = async () => {
    const asked = request();
    const { pageUrl } = await provider.register(asked, context);
    return { key: asked.key, asked, pageUrl };
  };

  describe(`the provider ${provider.name}`, () => {
    test("makes one payment per key, however often it is told", async () => {
      const { asked, pageUrl } = await register();
      expect(await provider.register(asked, context)).toEqual({ pageUrl });
      expect(await provider.ask(asked.key, context)).toMatchObject({
        status: "waiting",
        amount,
        currency: "RUB",
        refunded: 0,
      });
    });

    test("does not take a key for another sum", async () => {
      const { asked } = await register();
      const other = { ...asked, amount: kopecks(1) };
      await expect(provider.register(other, context)).rejects.toThrow();
    });

    test("knows nothing of a payment that it was not told of", async () => {
      const answer = await provider.ask(crypto.randomUUID(), context);
      expect(answer.status).toBe("unknown");
    });

    test("tells what was paid and what was declined", async () => {
      const [good, bad] = [await register(), await register()];
      await bench.pay(good.pageUrl, "captured");
      await bench.pay(bad.pageUrl, "declined");
      expect(await provider.ask(good.key, context)).toMatchObject({ status: "captured", amount });
      const declined = await provider.ask(bad.key, context);
      expect(declined.status).toBe("declined");
      expect(declined.reason).toBeTruthy();
    });

    test("cancels what is not paid, and tells when it is too late", async () => {
      const [open, paid] = [await register(), await register()];
      await bench.pay(paid.pageUrl, "captured");
      expect((await provider.cancel(open.key, context)).status).toBe("cancelled");
      expect((await provider.cancel(open.key, context)).status).toBe("cancelled");
      expect((await provider.cancel(paid.key, context)).status).toBe("captured");
    });

    test("pays back in parts, once per key, never more than was paid", async () => {
      const { key: paymentKey, pageUrl } = await register();
      await bench.pay(pageUrl, "captured");
      const first = { key: crypto.randomUUID(), paymentKey, amount: kopecks(345_67) };
      const tries = [1, 2, 3].map(() => provider.refund(first, context));
      await Promise.all(tries);
      expect((await provider.ask(paymentKey, context)).refunded).toBe(345_67);
      const rest = { key: crypto.randomUUID(), paymentKey, amount: kopecks(12_000_00) };
      await provider.refund(rest, context);
      expect((await provider.ask(paymentKey, context)).refunded).toBe(amount);
      const more = { key: crypto.randomUUID(), paymentKey, amount: kopecks(1) };
      await expect(provider.refund(more, context)).rejects.toThrow();
    });

    test("does not pay back what was never paid", async () => {
      const { key: paymentKey } = await register();
      const refund = { key: crypto.randomUUID(), paymentKey, amount: kopecks(1) };
      await expect(provider.refund(refund, context)).rejects.toThrow();
    });

    test("reads its own webhooks and no changed, broken or unsigned ones", () => {
      const event = { eventId: crypto.randomUUID(), paymentKey: crypto.randomUUID() };
      const webhook = bench.webhook(event);
      expect(provider.readWebhook(webhook, context)).toEqual(event);
      const changed = Buffer.concat([webhook.body, Buffer.from(" ")]);
      expect(provider.readWebhook({ ...webhook, body: changed }, context)).toBeNull();
      expect(provider.readWebhook({ ...webhook, headers: {} }, context)).toBeNull();
      expect(provider.readWebhook({ ...webhook, body: Buffer.alloc(0) }, context)).toBeNull();
    });
  });
}
