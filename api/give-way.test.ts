import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { wayGiver } from "./give-way.ts";

/** Keeps the process busy as a crowd of shoppers would, with a breath in between. */
async function serve(forMs: number): Promise<void> {
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const next = performance.now() + 20;
    while (performance.now() < next);
    await new Promise(setImmediate);
  }
}

test("pictures wait until the crowd is served, and go on at once in a quiet shop", async () => {
  const giveWay = wayGiver();
  await pause(200);
  const quiet = performance.now();
  await giveWay();
  expect(performance.now() - quiet).toBeLessThan(200);

  let isServed = false;
  const crowd = serve(1500).then(() => {
    isServed = true;
  });
  await pause(100);
  await giveWay();
  expect(isServed).toBe(true);
  await crowd;
});
