import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { editedStorefront } from "./server-build.ts";

test("an edited shop closes although a page listens for edits", async () => {
  const app = Fastify();
  await editedStorefront(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const page = new WebSocket(`ws://127.0.0.1:${port}/`, "vite-hmr");
  await once(page, "open");
  const left = once(page, "close");
  await app.close();
  expect(await left).toHaveLength(1);
}, 20_000);
