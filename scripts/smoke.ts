// Opens the shop with `npm start` as a newcomer would, in an empty data folder; stops it, and
// opens it again.

import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const FIRST_START_SECONDS = 300;
const SECOND_START_SECONDS = 5;

const port = await freePort();
const url = `http://localhost:${port}`;
// A space in the path, as people's folders have.
const dataDir = mkdtempSync(join(tmpdir(), "vitrina smoke "));

try {
  await openAndClose("first", FIRST_START_SECONDS);
  await openAndClose("second", SECOND_START_SECONDS);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function openAndClose(which: string, seconds: number): Promise<void> {
  const began = performance.now();
  const npm = spawn("npm", ["start"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
  });
  try {
    await untilHealthy(npm, began + seconds * 1000);
    const took = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`The ${which} start took ${took} s`);
    await checkHomePage();
  } finally {
    npm.kill("SIGTERM");
    if (npm.exitCode === null && npm.signalCode === null) await once(npm, "exit");
  }
  assert.equal(
    npm.exitCode,
    0,
    `npm start must end well when it is asked to, not with ${npm.exitCode}`,
  );
  await assert.rejects(fetch(`${url}/healthz`), "nothing may listen any more");
}

async function untilHealthy(npm: ChildProcess, deadline: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    assert.equal(npm.exitCode, null, "npm start ended before the shop was open");
    assert.ok(performance.now() < deadline, "the shop was not open in time");
    await pause(50);
  }
}

async function checkHomePage(): Promise<void> {
  const answer = await fetch(`${url}/`);
  assert.equal(answer.status, 200, `the home page answers ${answer.status}`);
  assert.match(await answer.text(), /<title>Веретье/, "the home page names the shop");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
