import { expect, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { findPiece } from "../pieces.ts";
import { visit } from "../visit.ts";
import { addByApi, comeWithCart, fillOrderForm } from "./buying.ts";

test("the order says by which advertisement the shopper came, the last one of several", async ({
  page,
  request,
}) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 27)));
  await visit(page, `${links.ru.about()}?utm_source=old&utm_term=coat`);
  const arrival = new URLSearchParams({
    utm_source: "mail",
    utm_medium: "email",
    utm_campaign: "Осень 2026",
    utm_content: "x".repeat(300),
    gclid: "none of ours",
  });
  await visit(page, `${links.ru.home()}?${arrival}`);
  await page.goto(links.ru.orderForm());
  await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
  await fillOrderForm(page);
  const placing = page.waitForRequest(/\/orders\/\?/);
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  expect((await placing).postDataJSON().utm).toEqual({
    source: "mail",
    medium: "email",
    campaign: "Осень 2026",
    content: "x".repeat(200),
  });
  await page.waitForURL("**/sandbox/**");
});
