import type { JobParts, RepeatedJob } from "../jobs.ts";
import { refreshDue } from "./queries/saving/due.ts";
import { applyPlannedPrices } from "./saving/plan-prices.ts";

/**
 * Brings up to date what time alone changes: planned prices come into force, launched products
 * appear among the colors of their model, ended ones leave their lists. Lists and pages look at the
 * clock themselves, so nothing is on sale too early or too late while this waits.
 */
async function keepTime({ db }: JobParts): Promise<"more" | undefined> {
  const refreshed = await db.transaction().execute(async (transaction) => {
    await applyPlannedPrices(transaction);
    return refreshDue(transaction);
  });
  return refreshed > 0 ? "more" : undefined;
}

export const catalogJobs: readonly RepeatedJob[] = [
  { name: "catalog-time", everySeconds: 10, run: keepTime },
];
