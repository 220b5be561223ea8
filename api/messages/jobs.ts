import type { RepeatedJob } from "../jobs.ts";
import { deleteSent } from "./queries.ts";
import { sendMessages } from "./send-messages.ts";

/** Sent messages are kept this long, for questions. */
const keepSentDays = 90;
const sweepBatch = 1000;

export const messageJobs: readonly RepeatedJob[] = [
  { name: "send-messages", everySeconds: 2, run: sendMessages },
  {
    name: "sweep-messages",
    everySeconds: 3600,
    run: async ({ db }) =>
      (await deleteSent(db, keepSentDays, sweepBatch)) === sweepBatch ? "more" : undefined,
  },
];
