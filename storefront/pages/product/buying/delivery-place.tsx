import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useWords } from "../../../words/words.tsx";
import type { DeliveryProps } from "./delivery.tsx";
import styles from "./delivery-place.module.css";

const Delivery = lazy(() => import("./delivery.tsx"));

/** Holds the place of delivery and shops; what fills it is fetched when it comes near the screen. */
export function DeliveryPlace({ availability, isDelivered }: DeliveryProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isReady = isNear && availability !== undefined;
  return (
    <div ref={place} className={styles.delivery} aria-busy={!isReady}>
      {isReady ? (
        <Suspense fallback={<Waiting />}>
          <Delivery availability={availability} isDelivered={isDelivered} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  const { product } = useWords();
  return (
    <div>
      <Icon name="pin" />
      <div role="status" aria-label={product.checking}>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </div>
    </div>
  );
}

/** True once the place is about to be scrolled to. */
function useNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: "160px" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}
