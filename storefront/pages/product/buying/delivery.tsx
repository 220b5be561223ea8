import { Suspense, useState } from "react";
import type { Availability } from "#contract/goods/catalog.ts";
import { dayOf, daysAhead } from "../../../parts/day/day.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useLanguage } from "../../../words/words.tsx";
import styles from "./delivery.module.css";
import ShopsButton from "./shops-button.tsx";

const ChooseCity = lazyPart(() => import("../../../parts/city/choose-city.tsx"));

export interface DeliveryProps {
  /** Null when it could not be asked for. */
  availability: Availability | null | undefined;
  /** It can be sent, not only fetched. */
  isDelivered: boolean;
}

/** When and for how much it comes to the shopper's city, and which shops have it today. */
export default function Delivery({ availability, isDelivered }: DeliveryProps) {
  const { product } = useLanguage().words;
  if (!availability) return <p className={styles.more}>{product.notChecked}</p>;
  return (
    <>
      {isDelivered && <Ways availability={availability} />}
      <Shops availability={availability} />
    </>
  );
}

function Ways({ availability }: { availability: Availability }) {
  const { words, locale } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const { city, delivery } = availability;
  return (
    <div>
      <Icon name="pin" />
      <div>
        <p>{words.product.deliveryTo(city)}</p>
        {delivery.length === 0 && <p className={styles.more}>{words.product.noDelivery}</p>}
        {delivery.map(({ type, title, date, price }) => (
          <p key={type} className={styles.more}>
            {`${title}\u00a0— ${when(date)}, `}
            {price ? words.common.roubles(price) : words.product.free}
          </p>
        ))}
      </div>
      <Button look="link" onClick={() => setChoosing(true)}>
        {words.product.change}
      </Button>
      {isChoosing && (
        <Suspense>
          <ChooseCity close={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );

  function when(date: string): string {
    const day = dayOf(date, locale);
    const days = daysAhead(date);
    if (days === 0) return words.product.today;
    return days === 1 ? `${words.product.tomorrow}, ${day}` : words.product.from(day);
  }
}

function Shops({ availability: { shops } }: { availability: Availability }) {
  const { product } = useLanguage().words;
  const [nearest] = shops;
  if (!nearest) return null;
  return (
    <div>
      <Icon name="bag" />
      <div>
        <p>{product.inShops(shops.length)}</p>
        <p className={styles.more}>{product.nearest(`${nearest.city}, ${nearest.address}`)}</p>
      </div>
      <ShopsButton look="link" shops={shops} />
    </div>
  );
}
