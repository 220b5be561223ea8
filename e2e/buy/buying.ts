import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { links } from "#storefront/links.ts";
import type { Piece } from "../pieces.ts";
import { visit } from "../visit.ts";

/** The test bank's cards. */
export const cards = {
  good: "4000 0000 0000 3055",
  declined: "4000 0566 5566 5556",
  hanging: "2200 0000 0000 0004",
} as const;

/** Puts a piece into a cart by the API alone; answers the cart's id. */
export async function addByApi(
  request: APIRequestContext,
  { product, size }: Piece,
  cartId = "",
): Promise<string> {
  const answer = await request.post(`/api/ru/carts/items/?site_id=2&cart_id=${cartId}`, {
    data: { product, size: size.id, quantity: 1 },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).id;
}

export interface Placed {
  number: string;
  /** The secret that opens the order. */
  key: string;
  /** The bank's page. */
  payment_url: string;
}

/** A shopper orders the piece, by the API alone. */
export async function orderByApi(request: APIRequestContext, piece: Piece): Promise<Placed> {
  const cartId = await addByApi(request, piece);
  const shops = await request.get("/api/ru/handbooks/orders-issue-points/?site_id=2");
  const choice = {
    delivery_type: "own_shop",
    shop: (await shops.json()).results[0].id,
    payment_type: "card",
  };
  const query = `?site_id=2&cart_id=${cartId}`;
  const price = await request.post(`/api/ru/orders/calc-price/${query}`, { data: choice });
  const contacts = { first_name: "Пётр", phone: "+7 916 000-00-01", email: "petr@mail.example" };
  const order = await request.post(`/api/ru/orders/${query}`, {
    data: { ...contacts, ...choice, expected_total: (await price.json()).total },
  });
  expect(order.status()).toBe(201);
  return order.json();
}

/** Opens the product's page, chooses the size and puts it into the cart. */
export async function addOnItsPage(page: Page, { slug, size }: Piece, locale: "ru" | "en" = "ru") {
  await visit(page, links[locale].product(slug));
  await page.getByRole("radio", { name: size.text, exact: true }).check({ force: true });
  const name = locale === "ru" ? "Добавить в корзину" : "Add to cart";
  await page.getByRole("main").getByRole("button", { name }).first().click();
}

/** A visit that has seen the notices already and holds this cart. */
export async function comeWithCart(page: Page, cartId: string): Promise<void> {
  await page.addInitScript((id) => {
    if (!sessionStorage.getItem("came")) localStorage.setItem("cart_id", id);
    sessionStorage.setItem("came", "1");
  }, cartId);
}

export const contacts = {
  first_name: "Анна",
  last_name: "Вершинина",
  phone: "9162043105",
  email: "anna.v@mail.example",
  street: "Большая Никитская, 2",
  flat: "14",
} as const;

export async function fillOrderForm(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(contacts)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await expect(page.locator("[name=phone]")).toHaveValue("+7 916 204-31-05");
}

/** Pays on the bank's own page and waits for the way back. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.waitForURL("**/sandbox/**");
  await page.locator(`input[value="${card}"]`).check();
  await page.locator("button.main").click();
  await page.waitForURL("**/order/payments/**");
}

/** The number that the order's address ends with. */
export function orderNumber(page: Page): string {
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
