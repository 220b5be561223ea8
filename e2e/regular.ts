import type { Page } from "@playwright/test";

/** A shopper who has answered the questions of a first visit. */
export async function asRegular(page: Page): Promise<void> {
  const url = process.env.SHOP_URL;
  await page.context().addCookies([
    { name: "cb", value: "1", url },
    { name: "cityConfirm", value: "1", url },
  ]);
}
