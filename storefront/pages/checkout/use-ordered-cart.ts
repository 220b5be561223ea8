import { useEffect, useState } from "react";
import type { Cart } from "#contract/cart.ts";
import { apiIn } from "../../api.ts";
import { cartId, onOtherTab } from "../../parts/cart/cart-id.ts";
import { useLanguage } from "../../words/words.tsx";

export type OrderedCart =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "empty" }
  | { state: "ready"; cart: Cart; isPreorder: boolean };

/** What is ordered: the cart, or with `is_preorder=true` in the address its preorder part. */
export function useOrderedCart(): [OrderedCart, () => void] {
  const { locale } = useLanguage();
  const [ordered, setOrdered] = useState<OrderedCart>({ state: "loading" });
  const [load] = useState(() => () => {
    const isPreorder = new URLSearchParams(location.search).get("is_preorder") === "true";
    const cart_id = cartId();
    if (!cart_id) return setOrdered({ state: "empty" });
    const query = { cart_id, from_order: "true", is_preorder: String(isPreorder) } as const;
    apiIn(locale)("GET carts/", { query: query as { cart_id: string } })
      .then((cart) =>
        setOrdered(cart.items.length ? { state: "ready", cart, isPreorder } : { state: "empty" }),
      )
      .catch(() =>
        // What is filled in stays on the screen when a later reading fails.
        setOrdered((before) => (before.state === "ready" ? before : { state: "failed" })),
      );
  });
  useEffect(() => {
    const left = new AbortController();
    load();
    onOtherTab(load, left.signal);
    return () => left.abort();
  }, [load]);
  return [ordered, load];
}
