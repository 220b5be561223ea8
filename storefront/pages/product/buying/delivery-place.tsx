import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { NearPlace } from "../../../ui/near-place.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useWords } from "../../../words/words.tsx";
import type { DeliveryProps } from "./delivery.tsx";
import styles from "./delivery-place.module.css";

const Delivery = lazyPart(() => import("./delivery.tsx"));

/** Holds the place of delivery and shops; what fills it is fetched when it comes near the screen. */
export function DeliveryPlace({ availability, isDelivered }: DeliveryProps) {
  const waiting = <Waiting />;
  return (
    <NearPlace className={styles.delivery} margin="160px" waiting={waiting}>
      {availability === undefined ? (
        waiting
      ) : (
        <Delivery availability={availability} isDelivered={isDelivered} />
      )}
    </NearPlace>
  );
}

function Waiting() {
  const { product } = useWords();
  return (
    <div aria-busy="true">
      <Icon name="pin" />
      <div role="status" aria-label={product.checking}>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </div>
    </div>
  );
}
