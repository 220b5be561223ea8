import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Less of a page than comes before its first script. */
const firstBytes = 100;

/**
 * Stands between a browser and the shop, and can let pages begin to come and then stop: what a
 * slow line does and what requests held back in the browser cannot show.
 */
export async function slowLine(shop: string) {
  let open: Promise<void> | undefined;
  const proxy = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    const onward = request(new URL(url ?? "/", shop), {
      method,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    asked.pipe(onward);
    onward.on("response", async (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      const isPage = given.headers["content-type"]?.startsWith("text/html");
      for await (const bytes of given) {
        if (open && isPage) {
          answer.write(bytes.subarray(0, firstBytes));
          await open;
          answer.write(bytes.subarray(firstBytes));
        } else answer.write(bytes);
      }
      answer.end();
    });
    onward.on("error", () => answer.destroy());
  });
  await new Promise<void>((listening) => proxy.listen(0, "localhost", listening));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** Holds pages back after their first bytes, until the answer is called. */
    holdPages(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      open = promise;
      return () => {
        open = undefined;
        resolve();
      };
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}
