import { useEffect, useState } from "react";
import type { Client } from "#contract/calls.ts";
import type { DeliveryOption, PickupShop } from "#contract/ordering/delivery.ts";
import { apiIn } from "../../api.ts";
import { cartId } from "../../parts/cart/cart-id.ts";
import { useLanguage } from "../../words/words.tsx";

export interface DeliveryOptions {
  /** Null while they are on their way for the first time. */
  list: readonly DeliveryOption[] | null;
  /** They are this city's: right after a change they are still those of the city before. */
  areThere: boolean;
}

/** Ways of delivery to a city with prices for what is ordered of this cart. */
export function useDeliveryOptions(locality: string, isPreorder: boolean): DeliveryOptions {
  const known = useList((api) => {
    const part = { cart_id: cartId(), is_preorder: isPreorder ? "true" : undefined } as const;
    return api("GET handbooks/delivery-types/", { query: { locality, ...part } });
  }, locality);
  return { list: known?.results ?? null, areThere: known?.about === locality };
}

/** The brand's shops where an order can be collected; null while they are on their way. */
export function usePickupShops(): readonly PickupShop[] | null {
  return useList((api) => api("GET handbooks/orders-issue-points/"), "")?.results ?? null;
}

/** Asks again when `about` changes, and after 3 s when there was no answer. */
function useList<T>(
  ask: (api: Client) => Promise<{ results: T[] }>,
  about: string,
): { about: string; results: readonly T[] } | null {
  const { locale } = useLanguage();
  const [known, setKnown] = useState<{ about: string; results: readonly T[] } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is made of `about`
  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      ask(apiIn(locale, { signal: left.signal })).then(
        ({ results }) => setKnown({ about, results }),
        () => {
          if (!left.signal.aborted) timer = setTimeout(load, 3000);
        },
      );
    void load();
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [locale, about]);
  return known;
}
