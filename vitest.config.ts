import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/testing/longest-first.ts";

export default defineConfig({
  test: {
    include: ["{contract,api,storefront,demo,importers,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: "api/testing/global-setup.ts",
    sequence: { sequencer: LongestFirst },
    // One more than the two cores of a small machine: tests also wait, for PostgreSQL and for clocks.
    maxWorkers: 3,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // As with the browser's tests: a strange machine may stall for seconds. Told as retried.
    retry: process.env.CI ? 1 : 0,
    reporters: ["default"],
  },
});
