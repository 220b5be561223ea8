import type { Plugin } from "vite";

/**
 * What the router does on these three files' behalf under our settings: all routes are known from
 * the first page (`routeDiscovery: "initial"`) and nothing is instrumented, so every function of
 * theirs answers "nothing to do". Their names are imported elsewhere in the router and have to stay.
 */
const unused: Record<string, string> = {
  "router/instrumentation.js": `
    export const instrumentationResultMetaContext = undefined;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;`,
  "dom/ssr/fog-of-war.js": `
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export const shouldUseInitialRouteDiscovery = () => true;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export const getManifestPath = () => "";
    export const getManifestPathsParam = () => "";
    export const getPathsWithAncestors = () => [];
    export const handleClientVersionMismatch = async () => false;`,
  "dom/ssr/route-discovery.js": `
    export class RouteDiscoveryRuntime {}
    export const getCustomPatchRoutesOnNavigationFunction = () => undefined;
    export const useCustomRouteDiscovery = () => undefined;
    export const useRouteDiscovery = () => undefined;`,
};

/**
 * What only forms, fetchers and that discovery call: emptied, and with them goes what they alone
 * use. Should one be called after all, it says who left it out.
 */
const uncalled: Record<string, readonly string[]> = {
  "router/router.js": [
    "handleAction",
    "fetch",
    "discoverRoutes",
    "cancelDiscoveryNavigation",
    "patchRoutes",
  ],
  "dom/ssr/single-fetch.js": [
    "singleFetchActionStrategy",
    "singleFetchLoaderFetcherStrategy",
    "nonSsrStrategy",
  ],
};

const routerFile = /react-router\/dist\/production\/lib\/(.+)$/;

/** Names for a debugger: they hold links and forms in the bundle that nothing renders. */
const displayName = /^\w+\.displayName = .+;$/gm;
const forwardRef = /(?<=^const \w+ = )React\$1\.forwardRef\(/gm;

/**
 * Leaves out of the browser's router what this shop does not use: lazy route discovery,
 * instrumentation, actions and fetchers, its link and form components. 7 KB compressed.
 */
export function leanRouter(): Plugin {
  const replaced = new Set<string>();
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      const file = routerFile.exec(id)?.[1];
      if (!file || !(file in unused)) return;
      replaced.add(file);
      return unused[file];
    },
    transform(code, id) {
      const file = routerFile.exec(id)?.[1];
      if (!file) return;
      const lean = code.replace(displayName, "").replace(forwardRef, "/* @__PURE__ */ $&");
      return { code: (uncalled[file] ?? []).reduce(emptied, lean), map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(unused).filter((file) => !replaced.has(file));
      if (!error && missing.length > 0) {
        this.error(`React Router has moved ${missing.join(", ")}: look at vite/lean-router.ts`);
      }
    },
  };
}

function emptied(code: string, name: string): string {
  const whole = new RegExp(`^(\\t*)((?:async )?function ${name}\\(.*\\) \\{)\\n[^]*?\\n\\1}$`, "m");
  if (!whole.test(code))
    throw new Error(`React Router has no ${name}: look at vite/lean-router.ts`);
  return code.replace(whole, `$1$2 throw new Error("Left out by lean-router.ts: ${name}"); }`);
}
