import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  publicDir: "storefront/public",
  build: {
    target: "es2022",
    // One style sheet, kept by the browser, instead of a render-blocking request per part.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
  },
  // The built server carries its own React, the production one whatever NODE_ENV says.
  ssr: command === "build" ? { noExternal: true } : {},
}));
