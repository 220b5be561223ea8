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

const routerFile = /react-router\/dist\/production\/lib\/(.+)$/;

/** Names for a debugger: they hold links and forms in the bundle that nothing renders. */
const displayName = /^\w+\.displayName = .+;$/gm;
const forwardRef = /(?<=^const \w+ = )React\$1\.forwardRef\(/gm;

/**
 * Leaves out of the browser's router what this shop does not use: lazy route discovery,
 * instrumentation, its link and form components. 5 KB compressed.
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
      if (!routerFile.test(id)) return;
      const lean = code.replace(displayName, "").replace(forwardRef, "/* @__PURE__ */ $&");
      return { code: lean, map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(unused).filter((file) => !replaced.has(file));
      if (!error && missing.length > 0) {
        this.error(`React Router has moved ${missing.join(", ")}: look at vite/lean-router.ts`);
      }
    },
  };
}
