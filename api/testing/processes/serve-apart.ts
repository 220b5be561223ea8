import { fork } from "node:child_process";
import { afterAll } from "vitest";

export interface ApartServer {
  /** "http://127.0.0.1:43211" */
  url: string;
  /** Ends it as a failing machine would. */
  kill(): Promise<void>;
  isAlive(): boolean;
  /** Runs one of the shop's jobs in it; its end is seen by what it does. */
  runJob(name: string): void;
}

const running = new Set<ApartServer>();

/** A server in a process of its own, killed at the latest when the file's tests end. */
export async function serveApart(databaseUrl: string, secret: string): Promise<ApartServer> {
  const child = fork(new URL("./serving-process.ts", import.meta.url), [databaseUrl], {
    execArgv: [],
    env: { ...process.env, SECRET: secret },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(message as number));
    child.once("exit", () => reject(new Error("The server did not start")));
  });
  const server: ApartServer = {
    url: `http://127.0.0.1:${port}`,
    kill() {
      running.delete(server);
      child.kill("SIGKILL");
      return ended;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    runJob: (name) => void child.send(name),
  };
  running.add(server);
  return server;
}

afterAll(async () => {
  for (const server of running) await server.kill();
});
