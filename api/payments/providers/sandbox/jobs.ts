import type { RepeatedJob } from "../../../jobs.ts";
import { deliverWebhooks } from "./deliver-webhooks.ts";

export const sandboxBankJobs: readonly RepeatedJob[] = [
  { name: "sandbox-bank-webhooks", everySeconds: 2, run: deliverWebhooks },
];
