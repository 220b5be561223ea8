import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** From this share of its time on the server is busy with shoppers. */
const busyFrom = 0.5;
const lookAgainMs = 250;

/** A shorter time would be judged by what the work itself asks of this process. */
const shortestLookMs = 100;

/** However busy the shop is, its work in the background is done one day. */
const longestWaitMs = 10_000;

/**
 * Lets background work wait while this process is busy: each call resolves at once when the time
 * since it was last looked at was mostly idle, else when the shop has come to rest, after 10 s at the
 * latest.
 */
export function wayGiver(): () => Promise<void> {
  let mark = performance.eventLoopUtilization();
  const isBusy = () => {
    const { utilization, idle, active } = performance.eventLoopUtilization(mark);
    if (idle + active < shortestLookMs) return false;
    mark = performance.eventLoopUtilization();
    return utilization >= busyFrom;
  };
  return async () => {
    const end = performance.now() + longestWaitMs;
    while (isBusy() && performance.now() < end) await pause(lookAgainMs);
  };
}

/** Whoever has just started the shop is about to look at it: its start counts as a visit. */
let lastRequestAt = 0;

/** To be told of every request that comes to this process. */
export function noteRequest(): void {
  lastRequestAt = performance.now();
}

/** A shopper reads and looks for so long before the next page. */
const desertedAfterMs = 60_000;

/** Whether nobody has asked this process for anything for a while. */
export function isDeserted(): boolean {
  return performance.now() - lastRequestAt >= desertedAfterMs;
}
