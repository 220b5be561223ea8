import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { apiIn } from "./api.ts";

const toFetch = fetch;
const ends: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const end of ends.splice(0)) end();
});

/** The browser's way to a server: its calls name no host. */
async function serve(answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal("fetch", (path: string, how: RequestInit) =>
    toFetch(`http://127.0.0.1:${port}${path}`, how),
  );
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
}

const half: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": 100 });
  response.write('{"results":[');
};

test("a call given up in the midst of its answer is given up, not answered", async () => {
  const left = new AbortController();
  await serve((request, response) => {
    half(request, response);
    setTimeout(() => left.abort(), 50);
  });
  const call = apiIn("ru", { signal: left.signal })("GET search/popular/");
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});

test("an answer that breaks off is none", async () => {
  await serve((request, response) => {
    half(request, response);
    setTimeout(() => response.destroy(), 50);
  });
  await expect(apiIn("ru")("GET search/popular/")).rejects.toMatchObject({ status: 0 });
});

test("a proxy's own page of a fault tells its status", async () => {
  await serve((_, response) => response.writeHead(502).end("<h1>Bad Gateway</h1>"));
  const fault = { status: 502, body: undefined };
  await expect(apiIn("ru")("GET search/popular/")).rejects.toMatchObject(fault);
});
