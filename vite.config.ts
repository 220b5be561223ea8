import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./storefront/vite/chunks.ts";
import { inlineLimits } from "./storefront/vite/inline-limits.ts";
import { layersFirst } from "./storefront/vite/layers-first.ts";
import { leanFonts } from "./storefront/vite/lean-fonts.ts";
import { leanRouter } from "./storefront/vite/lean-router.ts";
import { scopedName } from "./storefront/vite/scoped-name.ts";
import { stylesOfFrame } from "./storefront/vite/styles-of-frame.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    leanRouter(),
    leanFonts(),
    inlineLimits(),
    stylesOfFrame(),
    layersFirst(),
  ],
  publicDir: "storefront/public",
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: "es2022",
    // One style sheet, kept by the browser, instead of a render-blocking request per part.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Beside each part that waits for a touch stood the names of all files that it needs: a
    // kilobyte on every page, while most of them are there already.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  // The built server carries its own React, the production one whatever NODE_ENV says at run time.
  ...(command === "build" && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
}));
