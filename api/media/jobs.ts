import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { isDeserted } from "../give-way.ts";
import type { JobParts, RepeatedJob } from "../jobs.ts";
import { Encoder } from "./pictures/encoder.ts";
import { makeWidths } from "./pictures/make-widths.ts";
import { folderStore } from "./pictures/picture-store.ts";
import { selectWaiting } from "./queries.ts";

/** A run ends before the queue takes it for dead, which is after ten minutes. */
const longestRunMs = 500_000;

/** Pictures that failed in this process; another start tries them again. */
const failed = new Set<string>();

/** Pictures made beside each other. While somebody is in the shop it is one. */
const atOnce = Math.min(availableParallelism(), 2);
const lookAgainMs = 1_000;

async function makeWaiting(parts: JobParts): Promise<"more" | undefined> {
  if (!(await selectWaiting(parts.db, [...failed]))) return undefined;
  const end = Date.now() + longestRunMs;
  const underWay = new Set<string>();
  const lanes = Array.from({ length: atOnce }, (_, lane) => makeUntil(end, lane, underWay, parts));
  return (await Promise.all(lanes)).find((left) => left === "more");
}

async function makeUntil(
  end: number,
  lane: number,
  underWay: Set<string>,
  { db, config, log, stopping }: JobParts,
): Promise<"more" | undefined> {
  const store = folderStore(config.dataDir);
  const encoder = new Encoder();
  const close = () => encoder.close();
  stopping.addEventListener("abort", close);
  try {
    while (Date.now() < end && !stopping.aborted) {
      const picture = await selectWaiting(db, [...failed, ...underWay]);
      if (!picture) return undefined;
      if (lane > 0 && !isDeserted()) {
        await pause(lookAgainMs);
        continue;
      }
      // Both may have looked at the same moment.
      if (underWay.has(picture.id)) continue;
      underWay.add(picture.id);
      await makeWidths(db, store, encoder, picture).catch((error) => {
        if (stopping.aborted) return;
        failed.add(picture.id);
        log.error({ err: error, picture: picture.id }, "The widths of a picture cannot be made");
      });
      underWay.delete(picture.id);
    }
    return stopping.aborted ? undefined : "more";
  } finally {
    stopping.removeEventListener("abort", close);
    encoder.close();
  }
}

export const mediaJobs: readonly RepeatedJob[] = [
  { name: "picture-widths", everySeconds: 15, run: makeWaiting },
];
