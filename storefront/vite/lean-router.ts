import { type Plugin, Visitor } from "vite";

/**
 * Functions of the browser's router, by their file, that nothing calls under our settings: every
 * route is known from the first page (`routeDiscovery: "initial"`), nothing is instrumented, and
 * what changes something calls the API instead of an action. One that is called after all throws.
 */
const uncalled: Record<string, readonly string[]> = {
  "router/router.js": [
    "cancelDiscoveryNavigation",
    "discoverRoutes",
    "fetch",
    "handleAction",
    "patchRoutes",
  ],
  "router/instrumentation.js": ["getRouteInstrumentationUpdates", "instrumentClientSideRouter"],
  "dom/ssr/fog-of-war.js": ["getPartialManifest"],
  "dom/ssr/route-discovery.js": [
    "RouteDiscoveryRuntime",
    "getCustomPatchRoutesOnNavigationFunction",
    "useCustomRouteDiscovery",
  ],
  "dom/ssr/single-fetch.js": [
    "nonSsrStrategy",
    "singleFetchActionStrategy",
    "singleFetchLoaderFetcherStrategy",
  ],
};

/** What every page does call, to hear that lazy discovery is off. */
const idle: Record<string, readonly string[]> = {
  "dom/ssr/fog-of-war.js": ["getPatchRoutesOnNavigationFunction", "useFogOFWarDiscovery"],
};

/** Files of the router in which something is left out. */
export const leanRouterFiles = [...new Set([...Object.keys(uncalled), ...Object.keys(idle)])];

const routerFile = /react-router\/dist\/production\/lib\/(.+)$/;

/** Names for a debugger: they hold links and forms in the bundle that nothing renders. */
const displayName = /^\w+\.displayName = .+;$/gm;
const forwardRef = /(?<=^const \w+ = )React\$1\.forwardRef\(/gm;

/**
 * Empties those functions in the browser's build, so that the bundler drops what they alone use:
 * 7 KB compressed. Fails the build when the router no longer has one of them.
 */
export function leanRouter(): Plugin {
  const missing = new Set([...Object.values(uncalled), ...Object.values(idle)].flat());
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const file = routerFile.exec(id)?.[1];
      if (!file) return;
      const lean = code.replace(displayName, "").replace(forwardRef, "/* @__PURE__ */ $&");
      const instead = insteadIn(file);
      if (instead.size === 0) return { code: lean, map: null };
      const cuts = findCuts(this.parse(lean), instead);
      for (const { name } of cuts) missing.delete(name);
      return { code: cuts.reduceRight(cutOut, lean), map: null };
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      this.error(`React Router has no ${[...missing].join(", ")}: look at vite/lean-router.ts`);
    },
  };
}

/** What the functions of a file say instead of themselves, by their name. */
function insteadIn(file: string): Map<string, string> {
  return new Map([
    ...(uncalled[file] ?? []).map((name) => [name, `throw new Error("No ${name} here")`] as const),
    ...(idle[file] ?? []).map((name) => [name, ""] as const),
  ]);
}

interface Cut {
  name: string;
  start: number;
  end: number;
  text: string;
}

/** In the order of the file; inside of its functions too. */
function findCuts(program: Parameters<Visitor["visit"]>[0], instead: Map<string, string>): Cut[] {
  const cuts: Cut[] = [];
  new Visitor({
    FunctionDeclaration({ id, end }) {
      const body = id ? instead.get(id.name) : undefined;
      if (!id || body === undefined) return;
      cuts.push({ name: id.name, start: id.end, end, text: `() { ${body} }` });
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || init?.type !== "ClassExpression") return;
      const body = instead.get(id.name);
      if (body === undefined) return;
      const { start, end } = init;
      cuts.push({ name: id.name, start, end, text: `function () { ${body} }` });
    },
  }).visit(program);
  return cuts;
}

function cutOut(code: string, { start, end, text }: Cut): string {
  return code.slice(0, start) + text + code.slice(end);
}
