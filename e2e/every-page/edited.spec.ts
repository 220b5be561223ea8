import { utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startShop } from "../server.ts";

const serverFile = join(import.meta.dirname, "..", "..", "api", "app.ts");

test("an edit of the server opens the shop again under a page that is looked at", async ({
  page,
}) => {
  test.slow();
  const shop = await startShop({ program: "scripts/dev.ts", env: { DEMO: "false" } });
  try {
    const openings = () => shop.output().split("Vitrina is open at").length - 1;
    // The page stays connected, to hear of edits.
    const listens = page.waitForEvent("websocket");
    await page.goto(shop.url);
    await listens;
    expect(openings()).toBe(1);
    utimesSync(serverFile, new Date(), new Date());
    await expect.poll(openings, { timeout: 40_000 }).toBe(2);
  } finally {
    await shop.stop();
  }
});
