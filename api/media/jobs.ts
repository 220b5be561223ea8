import type { JobParts, RepeatedJob } from "../jobs.ts";
import { Encoder } from "./encoder.ts";
import { makeWidths } from "./make-widths.ts";
import { folderStore } from "./picture-store.ts";
import { selectWaiting } from "./queries.ts";

/** A run ends before the queue takes it for dead. */
const longestRunMs = 120_000;

/** Pictures that failed in this process; another start tries them again. */
const failed = new Set<string>();

async function makeWaiting(parts: JobParts): Promise<"more" | undefined> {
  if (!(await selectWaiting(parts.db, [...failed]))) return undefined;
  const encoder = new Encoder();
  const close = () => encoder.close();
  parts.stopping.addEventListener("abort", close);
  try {
    return await makeUntil(Date.now() + longestRunMs, encoder, parts);
  } finally {
    parts.stopping.removeEventListener("abort", close);
    encoder.close();
  }
}

async function makeUntil(
  end: number,
  encoder: Encoder,
  { db, config, log, stopping }: JobParts,
): Promise<"more" | undefined> {
  const store = folderStore(config.dataDir);
  while (Date.now() < end) {
    const picture = await selectWaiting(db, [...failed]);
    if (!picture) return undefined;
    try {
      await makeWidths(db, store, encoder, picture);
    } catch (error) {
      if (stopping.aborted) return undefined;
      failed.add(picture.id);
      log.error({ err: error, picture: picture.id }, "The widths of a picture cannot be made");
    }
  }
  return "more";
}

export const mediaJobs: readonly RepeatedJob[] = [
  { name: "picture-widths", everySeconds: 15, run: makeWaiting },
];
