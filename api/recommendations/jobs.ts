import type { RepeatedJob } from "../jobs.ts";
import { tellEvents } from "./hearing/tell-events.ts";
import { learnCompanions, learnInterest } from "./learning/learn.ts";

export const recommendationJobs: readonly RepeatedJob[] = [
  {
    name: "learn-interest",
    everySeconds: 600,
    run: async (parts) => {
      await learnInterest(parts, parts.stopping);
      return undefined;
    },
  },
  {
    name: "learn-companions",
    everySeconds: 3600,
    run: async (parts) => {
      await learnCompanions(parts, parts.stopping);
      return undefined;
    },
  },
  { name: "tell-recommender", everySeconds: 5, run: tellEvents },
];
