import { type LoadedOrder, loadThanked } from "../../parts/order-keys/load-order.ts";
import { OrderOutcome, OutcomeOnItsWay } from "../../parts/order-outcome/order-outcome.tsx";

export const clientLoader = loadThanked;

export { OutcomeOnItsWay as HydrateFallback };

/** Thanks for an order, as soon as it is paid. */
export default function ThanksPage({ loaderData }: { loaderData: LoadedOrder }) {
  return <OrderOutcome {...loaderData} />;
}
