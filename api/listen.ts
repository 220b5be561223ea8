import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Connections that may wait to be taken up. When a sale opens, hundreds come within a moment in which
 * the process is busy; beyond this number the system lets them try again a second later, and at last
 * resets them. It is held to `net.core.somaxconn`, 4096 where nobody has changed it.
 */
const backlog = 4096;

/** Opens the server and tells its port; 0 takes a free one. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<number> {
  await app.listen({ host, port, backlog });
  return (app.server.address() as AddressInfo).port;
}
