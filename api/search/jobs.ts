import type { RepeatedJob } from "../jobs.ts";
import { popularDays } from "./popular/popular-queries.ts";
import { sweepQueries } from "./queries/popular.ts";
import { recountWords } from "./queries/words.ts";

export const searchJobs: readonly RepeatedJob[] = [
  {
    name: "recount-search-words",
    everySeconds: 3600,
    run: async ({ db }) => {
      await recountWords(db);
      return undefined;
    },
  },
  {
    name: "sweep-search-queries",
    everySeconds: 3600,
    run: async ({ db }) => {
      await sweepQueries(db, popularDays);
      return undefined;
    },
  },
];
