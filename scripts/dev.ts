// `npm run dev`: the shop from its sources. The storefront reloads itself; an edit of the server's
// rooms closes the shop and opens it again. (Node's own --watch kills it before it has closed.)

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const MAIN = join(ROOT, "api", "main.ts");
const QUIET = 150;

let shop = open();
let isStopping = false;
let timer: NodeJS.Timeout | undefined;
let reopening = Promise.resolve();

for (const room of ["api", "contract"]) {
  watch(join(ROOT, room), { recursive: true }, (_, file) => {
    if (file && /\.(ts|sql)$/.test(file) && !/\.test\.ts$/.test(file)) edited(file);
  });
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

function open(): ChildProcess {
  return spawn(process.execPath, [MAIN, "--dev"], { cwd: ROOT, stdio: "inherit" });
}

async function close(): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  // Vite ends the process at SIGTERM, before the database is stopped.
  shop.kill("SIGINT");
  await once(shop, "exit");
}

/** An editor writes several files at once; the last of them counts. */
function edited(file: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    console.log(`${file} was edited: opening again`);
    reopening = reopening.then(async () => {
      await close();
      if (!isStopping) shop = open();
    });
  }, QUIET);
}

async function stop(): Promise<void> {
  isStopping = true;
  clearTimeout(timer);
  await reopening;
  await close();
  process.exit(0);
}
