import { createServer } from "node:net";
import { StartupFault } from "./startup-fault.ts";

/** Says at once that the port is taken, before minutes go into a shop that could not open. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error: NodeJS.ErrnoException) => reject(portFault(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portFault(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === "EADDRINUSE") {
    return new StartupFault(
      `Port ${port} is taken: stop what uses it, or set PORT to another one.`,
    );
  }
  if (error.code === "EACCES") {
    return new StartupFault(`Port ${port} is not yours to open: set PORT to one above 1023.`);
  }
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(error.code ?? "")) {
    return new StartupFault(`${host} is no address of this machine: set HOST to one that is.`);
  }
  return error;
}
