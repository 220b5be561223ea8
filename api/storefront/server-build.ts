import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { type Renderer, rendererOf } from "./render.ts";

/** Gives what renders the storefront as it is now: built once, or as just edited. */
export type RendererSource = () => Promise<Renderer>;

/** The storefront as a folder of `build/` holds it. */
export async function builtStorefront(folder: string): Promise<RendererSource> {
  const serverFile = join(folder, "server", "index.js");
  const build: ServerBuild = await import(pathToFileURL(serverFile).href);
  const renderer = rendererOf(build, "production");
  return async () => renderer;
}

/** The storefront from its sources: Vite serves the browser's modules and reloads the server's. */
export async function editedStorefront(app: FastifyInstance): Promise<RendererSource> {
  const { createServer } = await import("vite");
  const { default: middie } = await import("@fastify/middie");
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: "custom",
  });
  await app.register(middie);
  app.use(vite.middlewares);
  // Before the server waits for its connections: each open page keeps one to hear of edits.
  app.addHook("preClose", () => vite.close());
  reloadOnServerOnlyEdits(vite);
  return async () => {
    const build = await vite.ssrLoadModule("virtual:react-router/server-build");
    return rendererOf(build as ServerBuild, "development");
  };
}

/** Header and footer are rendered on the server alone: an edit of them reloads the page. */
function reloadOnServerOnlyEdits(vite: ViteDevServer): void {
  vite.watcher.on("change", (file) => {
    const known = vite.environments.client.moduleGraph.getModulesByFile(file);
    const onServer = vite.environments.ssr?.moduleGraph.getModulesByFile(file);
    if (onServer?.size && !known?.size) vite.ws.send({ type: "full-reload" });
  });
}
