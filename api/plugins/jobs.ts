import type { RepeatedJob } from "../jobs.ts";
import { sweepIdempotencyKeys } from "./idempotency.ts";
import { sweepCallCounts } from "./limits.ts";

const sweepBatch = 1000;

export const pluginJobs: readonly RepeatedJob[] = [
  {
    name: "sweep-idempotency-keys",
    everySeconds: 3600,
    run: async ({ db }) =>
      (await sweepIdempotencyKeys(db, sweepBatch)) === sweepBatch ? "more" : undefined,
  },
  {
    name: "sweep-call-counts",
    everySeconds: 3600,
    run: async ({ db }) =>
      (await sweepCallCounts(db, sweepBatch)) === sweepBatch ? "more" : undefined,
  },
];
