import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The yardstick, run as a process of its own: node's `http` answering the same bytes to everything.
 * It takes `{headers, body}` (body base64) as its first message and answers with its port.
 */
process.once("message", ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.once("disconnect", () => process.exit(0));
