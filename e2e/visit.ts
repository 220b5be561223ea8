import type { Page } from "@playwright/test";

/** Opens a page and waits until its scripts, which come after the first paint, have woken it up. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The router's own mark that it has taken over; React is done when the network rests again.
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.waitForLoadState("networkidle");
}
