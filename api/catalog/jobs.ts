import type { RepeatedJob } from "../jobs.ts";
import { applyPlannedPrices } from "./plan-prices.ts";

/** Brings planned prices into force within a minute of their time. */
export const plannedPricesJob: RepeatedJob = {
  name: "planned-prices",
  everySeconds: 60,
  async run({ db }) {
    await db.transaction().execute((trx) => applyPlannedPrices(trx));
    return undefined;
  },
};
