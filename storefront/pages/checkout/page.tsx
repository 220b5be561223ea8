import { useEffect, useState } from "react";
import { CheckoutSteps } from "../../parts/checkout-steps/checkout-steps.tsx";
import { type City, pickedCity, restoreCity } from "../../parts/city/city-store.ts";
import { PrivatePage } from "../../parts/private-page/private-page.tsx";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { FailedCheckout, NothingToOrder, WaitingForm } from "./checkout-states.tsx";
import { loadDefaultCity } from "./load.ts";
import styles from "./order-form.module.css";
import { OrderForm } from "./order-form.tsx";
import { useOrderedCart } from "./use-ordered-cart.ts";

export const loader = loadDefaultCity;

/** The second step. What is ordered and filled in is known in the browser alone. */
export default function CheckoutPage({ loaderData }: { loaderData: { city: City | null } }) {
  const { checkout } = useOrderingWords();
  const [ordered, load] = useOrderedCart();
  const city = useOwnCity() ?? loaderData.city;
  const isPreorder = ordered.state === "ready" && ordered.isPreorder;
  return (
    <>
      <PrivatePage title={isPreorder ? checkout.preorderTitle : checkout.title} />
      <CheckoutSteps step={2} />
      <div className={styles.page}>
        <h1 className={ordered.state === "empty" ? type.hidden : type.title}>
          {isPreorder ? checkout.preorderTitle : checkout.title}
        </h1>
        {ordered.state === "loading" && <WaitingForm />}
        {ordered.state === "failed" && <FailedCheckout again={load} />}
        {ordered.state === "empty" && <NothingToOrder />}
        {ordered.state === "ready" && <OrderForm {...ordered} city={city} />}
      </div>
    </>
  );
}

/** The city that the shopper picked in the header. */
function useOwnCity(): City | null {
  const [city, setCity] = useState<City | null>(null);
  useEffect(() => {
    restoreCity();
    setCity(pickedCity.get());
  }, []);
  return city;
}
