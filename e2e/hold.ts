import type { Page } from "@playwright/test";

/** Keeps requests waiting until the answer is called: a slow network. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    // The page itself may have given it up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return () => release();
}
