import { useEffect, useState } from "react";
import type { Locale } from "#contract/locale.ts";
import type { Cart } from "#contract/ordering/cart.ts";
import { apiIn } from "../../api.ts";
import { cartId, onOtherTab } from "../../parts/cart/cart-id.ts";
import { useLanguage } from "../../words/words.tsx";
import { recoverOrder } from "./place-order.ts";

export type OrderedCart =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "empty" }
  | { state: "ready"; cart: Cart; isPreorder: boolean };

/** What is ordered: the cart, or with `is_preorder=true` in the address its preorder part. */
export function useOrderedCart(): [OrderedCart, () => void] {
  const { locale } = useLanguage();
  const [ordered, setOrdered] = useState<OrderedCart>({ state: "loading" });
  const [load] = useState(() => {
    let reading: AbortController | undefined;
    return () => {
      // Of two that overlap the newer one counts.
      reading?.abort();
      reading = new AbortController();
      const { signal } = reading;
      readOrdered(locale, signal).then(
        (read) => signal.aborted || setOrdered(read),
        () =>
          // What is filled in stays on the screen when a later reading fails.
          signal.aborted ||
          setOrdered((before) => (before.state === "ready" ? before : { state: "failed" })),
      );
    };
  });
  useEffect(() => {
    const left = new AbortController();
    load();
    onOtherTab(load, left.signal);
    return () => left.abort();
  }, [load]);
  return [ordered, load];
}

async function readOrdered(locale: Locale, signal: AbortSignal): Promise<OrderedCart> {
  const isPreorder = new URLSearchParams(location.search).get("is_preorder") === "true";
  const cart_id = cartId();
  if (!cart_id) return { state: "empty" };
  const query = { cart_id, from_order: "true", is_preorder: String(isPreorder) } as const;
  const cart = await apiIn(locale, { signal })("GET carts/", {
    query: query as { cart_id: string },
  });
  if (cart.items.length) return { state: "ready", cart, isPreorder };
  await recoverOrder(locale);
  return { state: "empty" };
}
