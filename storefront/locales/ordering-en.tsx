import { Outlet } from "react-router";
import { ordering } from "../words/en/ordering/ordering.ts";
import { OrderingProvider } from "../words/ordering-words.tsx";

/** The pages of an order in English. */
export default function EnglishOrdering() {
  return (
    <OrderingProvider value={ordering}>
      <Outlet />
    </OrderingProvider>
  );
}
