import { expect, test } from "vitest";
import { kopecks } from "#contract/money.ts";
import { openShop } from "../../../testing/open-shop.ts";
import { atBank, cards } from "../../../testing/shopper.ts";
import { callBank } from "../../call-bank.ts";
import { providerSuite } from "../provider-suite.ts";
import { testCards } from "./cards.ts";
import { sandbox } from "./sandbox.ts";
import { signatureHeader, signBody } from "./signature.ts";

const shop = await openShop();

providerSuite({
  provider: sandbox,
  context: shop,
  pay: async (pageUrl, outcome) => {
    const card = outcome === "captured" ? cards.success : cards.declined;
    await atBank(shop, pageUrl, "pay", { card });
  },
  webhook: ({ eventId, paymentKey }) => {
    const body = Buffer.from(JSON.stringify({ event_id: eventId, payment_key: paymentKey }));
    return { body, headers: { [signatureHeader]: signBody(body, shop.config) } };
  },
});

test("the test cards pass the check that card forms make", () => {
  for (const { number } of testCards) {
    const digits = [...number.replace(/\D/g, "")].map(Number).reverse();
    const sum = digits.reduce((whole, digit, index) => {
      const doubled = index % 2 ? digit * 2 : digit;
      return whole + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    expect([number, sum % 10]).toEqual([number, 0]);
  }
});

/** What the shop asks for one rouble. */
function requestFor(key: string) {
  return {
    key,
    amount: kopecks(100),
    currency: "RUB",
    description: "1",
    locale: "ru",
    successUrl: "/",
    failUrl: "/",
    webhookUrl: "http://127.0.0.1:9/",
  } as const;
}

test("a page that was left for an hour is given up", async () => {
  const key = crypto.randomUUID();
  await sandbox.register(requestFor(key), shop);
  await shop.db
    .updateTable("sandbox_bank_payments")
    .set({ expires_at: new Date(0) })
    .where("merchant_key", "=", key)
    .execute();
  expect((await sandbox.ask(key, shop)).status).toBe("cancelled");
});

test("the page wears the theme that the payer comes from, and nothing else of a cookie", async () => {
  const { pageUrl } = await sandbox.register(requestFor(crypto.randomUUID()), shop);
  const opening = async (cookie: string) => {
    const answer = await fetch(shop.url + pageUrl, { headers: { cookie } });
    return /<html [^>]*>/.exec(await answer.text())?.[0];
  };
  expect(await opening("cb=1; theme=dark; locale=en")).toBe('<html lang="ru" data-theme="dark">');
  expect(await opening('theme="><script>')).toBe('<html lang="ru">');
  expect(await opening("mytheme=dark")).toBe('<html lang="ru">');
});

test.each([
  [{ "accept-language": "en-GB,en" }, "There is no such payment"],
  [{ "accept-language": "en-GB,en", cookie: "locale=ru" }, "Такого платежа нет"],
])("whoever comes to no payment is told so in their own language: %j", async (headers, words) => {
  const answer = await fetch(`${shop.url}/sandbox/bank/${crypto.randomUUID()}`, { headers });
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(words)]);
});

test("a bank that hangs is not waited for", async () => {
  const hanging = () => new Promise<never>(() => {});
  await expect(callBank(hanging, 20)).rejects.toMatchObject({ name: "BankSilent" });
  const failing = () => Promise.reject(new Error("no route"));
  await expect(callBank(failing)).rejects.toMatchObject({ name: "BankSilent" });
});
