import type { JobParts, RepeatedJob } from "../jobs.ts";
import { makeWidths } from "./make-widths.ts";
import { folderStore } from "./picture-store.ts";
import { selectWaiting } from "./queries.ts";

/** A run ends before the queue takes it for dead. */
const longestRunMs = 120_000;

/** Pictures that failed in this process; another start tries them again. */
const failed = new Set<string>();

async function makeWaiting({ db, config, log }: JobParts): Promise<"more" | undefined> {
  const store = folderStore(config.dataDir);
  const until = Date.now() + longestRunMs;
  while (Date.now() < until) {
    const picture = await selectWaiting(db, [...failed]);
    if (!picture) return undefined;
    try {
      await makeWidths(db, store, picture);
    } catch (error) {
      failed.add(picture.id);
      log.error({ err: error, picture: picture.id }, "The widths of a picture cannot be made");
    }
  }
  return "more";
}

export const mediaJobs: readonly RepeatedJob[] = [
  { name: "picture-widths", everySeconds: 15, run: makeWaiting },
];
