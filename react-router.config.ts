import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./storefront/vite/compress-assets.ts";

export default {
  appDirectory: "storefront",
  // Where a start makes it; what is served has a folder of its own.
  buildDirectory: "build/new",
  ssr: true,
  // Every address is known from the first page: no request for a manifest on each hover.
  routeDiscovery: { mode: "initial" },
  // The pieces of a route are small: apart they would cost more than they save.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
