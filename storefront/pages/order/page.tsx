import { useRevalidator } from "react-router";
import { type LoadedOrder, loadOrder } from "../../parts/order-keys/load-order.ts";
import { PrivatePage } from "../../parts/private-page/private-page.tsx";
import { FailedScreen } from "../../ui/state-screen/state-screen.tsx";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useWords } from "../../words/words.tsx";
import { OrderView } from "./order-view.tsx";
import styles from "./page.module.css";
import { WaitingOrder } from "./waiting-order.tsx";

export const clientLoader = loadOrder;

export { WaitingOrder as HydrateFallback };

/** An order as its customer sees it. A guest opens it with the key kept in the browser. */
export default function OrderPage({ loaderData }: { loaderData: LoadedOrder }) {
  const { common } = useWords();
  const { orders } = useOrderingWords();
  const { revalidate } = useRevalidator();
  const { number, order } = loaderData;
  return (
    <div className={styles.page}>
      <PrivatePage title={orders.order(number)} />
      {order ? (
        <OrderView order={order} readAnew={() => void revalidate()} />
      ) : (
        <FailedScreen
          as="h1"
          title={orders.failedTitle}
          againText={common.again}
          again={() => void revalidate()}
        />
      )}
    </div>
  );
}
