import { expect, test } from "@playwright/test";
import { links } from "#storefront/links.ts";

test.use({ javaScriptEnabled: false });

const notice = {
  ru: "показать их без JavaScript нельзя",
  en: "cannot be shown without JavaScript",
};

for (const locale of ["ru", "en"] as const) {
  test(`a page that only scripts can fill says so, and how else to order: ${locale}`, async ({
    page,
  }) => {
    const { cart, orderForm, order, paymentSuccess, favorites } = links[locale];
    for (const path of [cart(), orderForm(), order("1"), paymentSuccess("1"), favorites()]) {
      await page.goto(path);
      const said = page.getByText(notice[locale]);
      await expect(said, path).toBeVisible();
      await expect(said.locator("[href^='tel:']"), path).toBeVisible();
      await expect(said.locator("[href^='mailto:']"), path).toBeVisible();
      await expect(page.locator("main [aria-busy=true] > *:visible")).toHaveCount(0);
    }
    await page.goto(links[locale].catalog());
    await expect(page.getByText(notice[locale])).toBeHidden();
  });
}
