import { useRevalidator } from "react-router";
import { type LoadedOrder, loadOrder } from "../../parts/order-keys/load-order.ts";
import { PrivatePage } from "../../parts/private-page/private-page.tsx";
import { Button } from "../../ui/button/button.tsx";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { OrderView } from "./order-view.tsx";
import styles from "./page.module.css";
import { WaitingOrder } from "./waiting-order.tsx";

export const clientLoader = loadOrder;

export { WaitingOrder as HydrateFallback };

/** An order as its customer sees it. A guest opens it with the key kept in the browser. */
export default function OrderPage({ loaderData }: { loaderData: LoadedOrder }) {
  const { orders } = useOrderingWords();
  const { revalidate } = useRevalidator();
  const { number, order } = loaderData;
  return (
    <div className={styles.page}>
      <PrivatePage title={orders.order(number)} />
      {order ? (
        <OrderView order={order} readAnew={() => void revalidate()} />
      ) : (
        <div className={styles.failed} role="alert">
          <h1 className={type.heading}>{orders.failedTitle}</h1>
          <Button look="ghost" onClick={() => void revalidate()}>
            {orders.again}
          </Button>
        </div>
      )}
    </div>
  );
}
