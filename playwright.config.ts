import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./e2e/chromium.ts";

// Root has no user namespace to put the browser's sandbox in; the rest keeps it from phoning home.
const flags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  fullyParallel: true,
  // One more than the two cores of a small machine: a third of the time pages wait, for an answer,
  // a motion or the network's rest.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A strange machine may stall for seconds; what fails twice more is broken. Told as flaky.
  retries: process.env.CI ? 2 : 0,
  // Seen to be three times as slow as a quiet one: what is right only late is right.
  timeout: 90_000,
  expect: { timeout: 25_000 },
  use: {
    baseURL: process.env.SHOP_URL,
    launchOptions: { executablePath: chromiumPath(), args: flags },
    // Recording slows a page down by half: with repeats to come, only the first of them is recorded.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    locale: "ru-RU",
  },
});
