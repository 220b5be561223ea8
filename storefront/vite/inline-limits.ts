import type { Plugin } from "vite";
import { limits } from "../../contract/limits.ts";

const source = /\/(?:storefront|contract)\/.+\.tsx?$/;
const use = /\blimits\.(\w+)\b/g;

/**
 * Puts the shop's constants into the browser's code as the values that they are, so that a page
 * which needs three of them does not carry all sixty.
 */
export function inlineLimits(): Plugin {
  return {
    name: "inline-limits",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!source.test(id) || !code.includes("limits.")) return;
      const inlined = code.replace(use, (text, name: string) => {
        const value: unknown = (limits as Record<string, unknown>)[name];
        return value === undefined ? text : `(${JSON.stringify(value)})`;
      });
      return { code: inlined, map: null };
    },
  };
}
