import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,api,storefront,demo,importers,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: "api/testing/global-setup.ts",
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    reporters: ["default"],
  },
});
