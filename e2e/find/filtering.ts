import type { Locator, Page } from "@playwright/test";

/** The panel of filters, opened or not. */
export const panelOf = (page: Page) => page.locator("details:has(form)");
export const openPanel = (page: Page) => panelOf(page).locator("> summary").click();
export const chips = (page: Page) => page.getByRole("list", { name: "Выбрано" });
export const found = (page: Page) => page.getByRole("status").filter({ hasText: /вещ/ });

export const box = (within: Page | Locator, group: string, value: string) =>
  within.locator(`input[name="${group}"][value="${value}"]`);
/** What is pressed to choose a value. */
export const line = (within: Page | Locator, group: string, value: string) =>
  within.locator(`label:has([name="${group}"][value="${value}"])`);
/** A value's count. */
export const countOf = async (of: Locator) => (await of.textContent())?.match(/\d+$/)?.[0];

/** The products in view, in their order. */
export const shown = (page: Page) =>
  page
    .locator("#products [data-card]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));

/** What the API answers for the page's own address. */
export async function answered(page: Page) {
  const { pathname, search } = new URL(page.url());
  const category = pathname === "/catalog" ? "" : `&category=${pathname.slice(1)}`;
  const query = search.replace("?", "&");
  const answer = await page.request.get(`/api/ru/catalog/?site_id=2${category}${query}`);
  return answer.json();
}
