import type { Plugin } from "vite";

const layers = "@layer reset,tokens,ui,parts,blocks,pages;";

/**
 * Begins the one style sheet with the order of all layers. The bundler lays the sheets of the chunks
 * one after another in an order of its own, and the first mention of a layer settles its rank.
 */
export function layersFirst(): Plugin {
  return {
    name: "layers-first",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" && file.fileName.endsWith(".css")) {
            file.source = layers + file.source;
          }
        }
      },
    },
  };
}
