import { expect, type Page, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { complaintsOf, expectNoFault } from "../no-fault.ts";
import { findPiece } from "../pieces.ts";
import { cards, orderByApi, type Placed, payWith } from "./buying.ts";

/** Whoever holds this order gives a card to a bank that then says nothing. */
async function hangAtTheBank(page: Page, { number, key, payment_url }: Placed): Promise<void> {
  await page.addInitScript(([name, secret]) => localStorage.setItem(name, secret), [
    `order_key:${number}`,
    key,
  ] as const);
  await page.goto(payment_url);
  await page.locator(`input[value="${cards.hanging}"]`).check();
  await page.locator("button.main").click();
  await expect(page.getByRole("heading", { name: "Банк не отвечает" })).toBeVisible();
}

test("while the bank says nothing the shop claims nothing, and leads back to the same payment", async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const order = await orderByApi(request, findPiece("many", 18));
  await hangAtTheBank(page, order);
  await page.goto(links.ru.paymentSuccess(order.number));
  const goOn = page.getByRole("button", { name: "Вернуться к оплате" });
  await expect(goOn).toBeVisible();
  await expect(page.getByText(/Если вы уже заплатили/)).toBeVisible();
  await expect(page.getByText(/не.удалось|не.списаны/i)).toBeHidden();
  await expectNoFault(page, "undecided");

  await page.getByRole("link", { name: "Открыть заказ" }).click();
  await expect(page.getByRole("heading", { name: `Заказ ${order.number}` })).toBeVisible();
  await expect(page.getByText(/Если вы уже заплатили/)).toBeVisible();
  await page.goBack();
  await goOn.click();
  await page.waitForURL(`**${order.payment_url}`);
  await payWith(page, cards.good);
  // The shop may still be waiting for the answer to its first question, and asks one at a time.
  await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const [skip, card, said] of [
  [19, cards.good, "Заказ успешно оплачен"],
  [20, cards.declined, "Не удалось оплатить заказ"],
] as const) {
  test(`an open page turns by itself as soon as the bank has decided: ${said}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const order = await orderByApi(request, findPiece("many", skip));
    await hangAtTheBank(page, order);
    await page.goto(links.ru.paymentSuccess(order.number));
    await expect(page.getByRole("button", { name: "Вернуться к оплате" })).toBeVisible();
    await request.post(`${order.payment_url}/pay`, {
      form: { card },
      headers: { origin: baseURL ?? "" },
      maxRedirects: 0,
    });
    await expect(page.getByText(said)).toBeVisible();
  });
}
