import { useEffect, useState } from "react";
import type { Cart } from "#contract/ordering/cart.ts";
import { goesToAddress } from "#contract/ordering/delivery-types.ts";
import type { CalculatedPrice } from "#contract/ordering/orders.ts";
import { apiIn } from "../../api.ts";
import { cartId } from "../../parts/cart/cart-id.ts";
import { useLanguage } from "../../words/words.tsx";
import type { FormValues } from "./form-values.ts";

/**
 * The sum step by step for what is chosen; the last one stays while the next is worked out, null
 * before the first. `count` asks again.
 */
export function usePrice(
  { delivery_type, locality, shop, payment_type }: FormValues,
  { cart, isPreorder }: { cart: Cart; isPreorder: boolean },
): { price: CalculatedPrice | null; isCounting: boolean; count(): void } {
  const { locale } = useLanguage();
  const [price, setPrice] = useState<CalculatedPrice | null>(null);
  const [isCounting, setCounting] = useState(true);
  const [round, setRound] = useState(0);
  const isKnown = !goesToAddress(delivery_type) || locality !== "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart or round is another sum
  useEffect(() => {
    const left = new AbortController();
    setCounting(true);
    apiIn(locale, { signal: left.signal })("POST orders/calc-price/", {
      query: { cart_id: cartId(), is_preorder: isPreorder ? "true" : undefined },
      body: { payment_type, ...(isKnown && { delivery_type, locality, shop }) },
    })
      .then(setPrice)
      .catch(() => undefined)
      .finally(() => left.signal.aborted || setCounting(false));
    return () => left.abort();
  }, [locale, isPreorder, cart, delivery_type, locality, shop, payment_type, isKnown, round]);

  return { price, isCounting, count: () => setRound(round + 1) };
}
