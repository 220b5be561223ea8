import { expect, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { findPiece, listProducts } from "../pieces.ts";
import { visit } from "../visit.ts";
import { addByApi, cards, comeWithCart, fillOrderForm, orderNumber, payWith } from "./buying.ts";

test("an order opens with its key alone, which leaves the address at once", async ({
  page,
  request,
  browser,
}) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 8)));
  await page.goto(links.ru.orderForm());
  await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
  await fillOrderForm(page);
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  await payWith(page, cards.good);
  await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
  const number = orderNumber(page);
  const key = await page.evaluate((name) => localStorage.getItem(`order_key:${name}`), number);

  const other = await browser.newPage();
  await other.goto(links.ru.order(number));
  const unknown = other.getByText("404");
  await expect(unknown).toBeVisible();
  await other.goto(`${links.en.order(number)}#key=${key}`);
  await expect(other.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  expect(new URL(other.url()).hash).toBe("");
  await other.reload();
  await expect(other.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await other.close();
});

test("a preorder is placed apart, one size alone", async ({ page, request }) => {
  const preorder = (await listProducts(request)).find((product) => product.is_preorder);
  if (!preorder) throw new Error("The demo shop has no preorder");
  await visit(page, links.ru.product(preorder.slug));
  await page.getByRole("main").getByRole("button", { name: "Оформить предзаказ" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Выберите размер" });
  await expect(sheet).toContainText("только один размер");
  await sheet.getByRole("radio").first().check({ force: true });
  await sheet.getByRole("radio").nth(1).check({ force: true });
  await expect(sheet.getByRole("radio", { checked: true })).toHaveCount(1);
  await sheet.getByRole("button", { name: /Предзаказать/ }).click();

  await page.waitForURL("**/order/form?is_preorder=true");
  await expect(page.getByRole("heading", { level: 1, name: "Предзаказ" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
  await fillOrderForm(page);
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  await payWith(page, cards.good);
  await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
});

test("pages of an order keep out of search engines and hold nothing of a shopper", async ({
  request,
}) => {
  const paths = [
    links.ru.cart(),
    links.en.orderForm(),
    links.ru.paymentFail("100001-AAAAA"),
    links.ru.order("100001-AAAAA"),
  ];
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const isNoindex = (await answer.text()).includes('<meta name="robots" content="noindex"/>');
    expect(isNoindex, path).toBe(true);
  }
});
