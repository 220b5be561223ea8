import type { AddressInfo, Socket } from "node:net";
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
  closeQuietConnections(app);
  await app.listen({ host, port, backlog });
  return (app.server.address() as AddressInfo).port;
}

const sweepMs = 100;

/**
 * Lets go of each connection, once the app closes, as soon as nothing is under way on it. Node does so
 * only for those that are idle at that moment: one whose answer is just being finished would be kept
 * for over a minute, and so would one that a browser has opened to spare and never used.
 */
function closeQuietConnections(app: FastifyInstance): void {
  const { server } = app;
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const sweep = () => {
    server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook("preClose", async () => {
    sweep();
    const sweeping = setInterval(sweep, sweepMs);
    server.once("close", () => clearInterval(sweeping));
  });
}
