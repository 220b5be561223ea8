import type { RepeatedJob } from "../jobs.ts";
import { expireOrders } from "./changing/expire-orders.ts";
import { settleRefunds } from "./paying/settle-refunds.ts";
import { settleSilentPayments } from "./paying/settle-silent-payments.ts";

export const orderJobs: readonly RepeatedJob[] = [
  { name: "expire-orders", everySeconds: 15, run: (parts) => expireOrders(parts) },
  { name: "settle-payments", everySeconds: 15, run: (parts) => settleSilentPayments(parts) },
  { name: "settle-refunds", everySeconds: 15, run: (parts) => settleRefunds(parts) },
];
