import type { RepeatedJob } from "../jobs.ts";
import { popularDays } from "./popular-queries.ts";
import { sweepQueries } from "./queries/popular.ts";

export const searchJobs: readonly RepeatedJob[] = [
  {
    name: "sweep-search-queries",
    everySeconds: 3600,
    run: async ({ db }) => {
      await sweepQueries(db, popularDays);
      return undefined;
    },
  },
];
