import { type LoadedOrder, loadThanked } from "../../parts/order-keys/load-order.ts";
import { Checking, OrderOutcome } from "../../parts/order-outcome/order-outcome.tsx";

export const clientLoader = loadThanked;

export { Checking as HydrateFallback };

/** Thanks for an order, as soon as it is paid. */
export default function ThanksPage({ loaderData }: { loaderData: LoadedOrder }) {
  return <OrderOutcome {...loaderData} />;
}
