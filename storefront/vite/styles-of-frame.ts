import type { Plugin } from "vite";

/**
 * Keeps the style sheets of header and footer in the browser's build although no script of it uses
 * their class names: `*.frame.module.css` is what only the server renders with, so the browser gets
 * the rules without the names.
 */
export function stylesOfFrame(): Plugin {
  return {
    name: "styles-of-frame",
    enforce: "post",
    transform(code, id) {
      if (this.environment.name !== "client" || !id.endsWith(".module.css")) return;
      const isFrame = id.endsWith(".frame.module.css") && this.environment.mode === "build";
      return { code: isFrame ? "" : code, map: null, moduleSideEffects: "no-treeshake" };
    },
  };
}
