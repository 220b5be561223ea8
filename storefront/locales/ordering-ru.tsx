import { Outlet } from "react-router";
import { OrderingProvider } from "../words/ordering-words.tsx";
import { ordering } from "../words/ru/ordering/ordering.ts";

/** The pages of an order in Russian. */
export default function RussianOrdering() {
  return (
    <OrderingProvider value={ordering}>
      <Outlet />
    </OrderingProvider>
  );
}
