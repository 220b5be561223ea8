import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type RunOnly = Parameters<AxeBuilder["options"]>[0]["runOnly"];

const everyRule: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const contrast: RunOnly = { type: "rule", values: ["color-contrast"] };

/** Axe finds nothing in what is on the screen, and it does not scroll sideways. */
export async function expectNoFault(
  page: Page,
  state: string,
  themes: readonly ("light" | "dark")[] = ["light", "dark"],
): Promise<void> {
  // What lies half under a bar that stays would be told as too small to touch.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const theme of themes) {
    await wear(page, theme);
    const { violations } = await new AxeBuilder({ page })
      // The themes differ in their colors alone.
      .options({ runOnly: theme === "light" ? everyRule : contrast, resultTypes: ["violations"] })
      // No page has a frame of another origin, so axe needs no page of its own to join results in.
      .setLegacyMode()
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      `${state}, ${theme}`,
    ).toEqual([]);
  }
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Colors change softly: they are looked at once they have. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    await new Promise(requestAnimationFrame);
    const changing = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  }, theme);
}

/** Everything that a page complains of: the console, failed requests, answers of 400 and more. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    // The page itself gives up a request that a newer one replaces.
    const isGivenUp = request.failure()?.errorText === "net::ERR_ABORTED";
    if (!isGivenUp) complaints.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
