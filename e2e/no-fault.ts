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
  const still = await holdStill(page);
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
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
  await still.letGo();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Colors change softly: while they are looked at, all is at once as it will be. To wait for the end
 * of a motion would not do: a browser without a screen draws nothing where nothing moves that is
 * seen, and may never tell that it has come.
 */
async function holdStill(page: Page): Promise<{ letGo(): Promise<void> }> {
  const sheet = await page.evaluateHandle(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(still);
    return still;
  });
  const letGo = () =>
    sheet.evaluate((still) => {
      const others = document.adoptedStyleSheets.filter((one) => one !== still);
      document.adoptedStyleSheets = others;
    });
  return { letGo };
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
