import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Transform } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll } from "vitest";

export interface CuttableDatabase {
  /** The same database, reached through here. */
  url: string;
  /** Ends all connections and takes no new ones, as a database that is away. */
  cut(): Promise<void>;
  /** Lets them in again; harmless when they are. */
  join(): Promise<void>;
}

const socketName = ".s.PGSQL.5432";

/** As long as what PostgreSQL says last of all that it answers: how many rows, and that it is ready. */
const endBytes = 20;

/** Hands on the end of what came a moment after its beginning. */
const inTwo = () =>
  new Transform({
    async transform(chunk: Buffer, _, done) {
      const end = Math.max(chunk.length - endBytes, 0);
      this.push(chunk.subarray(0, end));
      await pause(2);
      done(null, chunk.subarray(end));
    },
  });

/**
 * Puts a door of its own before a test's database, which is on a socket in a folder.
 *
 * @param manner `torn`: answers come in two pieces, as networks part them where they like
 */
export async function cuttableDatabase(
  databaseUrl: string,
  manner: { torn?: boolean } = {},
): Promise<CuttableDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "vitrina-door-"));
  const [, address, query] = /^([^?]+)[?](.+)$/.exec(databaseUrl) ?? [];
  const way = new URLSearchParams(query);
  const real = join(way.get("host") ?? "", socketName);
  way.set("host", folder);
  const open = new Set<Socket>();
  let server: Server | undefined;

  const door = {
    url: `${address}?${way}`,
    async cut() {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    async join() {
      if (server?.listening) return;
      const opened = createServer((near) => {
        const far = connect(real);
        for (const socket of [near, far]) {
          open.add(socket);
          socket.on("error", () => {}).on("close", () => open.delete(socket));
        }
        const back = manner.torn ? inTwo() : new PassThrough();
        near.pipe(far).pipe(back).pipe(near);
      });
      server = opened;
      await new Promise<void>((resolve) => opened.listen(join(folder, socketName), resolve));
    },
  };
  await door.join();
  afterAll(async () => {
    if (server?.listening) await door.cut();
    rmSync(folder, { recursive: true });
  });
  return door;
}
