import type { RepeatedJob } from "../jobs.ts";
import { deleteOldCarts } from "./queries/carts.ts";

/** A cart that nobody touched for this long is forgotten. */
const keepCartsDays = 90;
const sweepBatch = 1000;

export const cartJobs: readonly RepeatedJob[] = [
  {
    name: "sweep-carts",
    everySeconds: 3600,
    run: async ({ db }) =>
      (await deleteOldCarts(db, keepCartsDays, sweepBatch)) === sweepBatch ? "more" : undefined,
  },
];
