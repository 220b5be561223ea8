import { type LoadedOrder, loadOrder } from "../../parts/order-keys/load-order.ts";
import { OrderOutcome, OutcomeOnItsWay } from "../../parts/order-outcome/order-outcome.tsx";

export const clientLoader = loadOrder;

export { OutcomeOnItsWay as HydrateFallback };

/** Where the bank sends the shopper back to, whatever it says: success, failure or nothing. */
export default function PaymentResultPage({ loaderData }: { loaderData: LoadedOrder }) {
  return <OrderOutcome {...loaderData} />;
}
