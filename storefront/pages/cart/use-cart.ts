import { useEffect, useState } from "react";
import type { Cart } from "#contract/ordering/cart.ts";
import { apiIn } from "../../api.ts";
import { cartId, onOtherTab } from "../../parts/cart/cart-id.ts";
import { cart, loadCart } from "../../parts/cart/cart-store.ts";
import { useStore } from "../../ui/store.ts";
import { useLanguage } from "../../words/words.tsx";

/** The cart, read anew on arrival and after what other tabs do; null while it is on its way. */
export function useCart(): { held: Cart | null; hasFailed: boolean; load(): void } {
  const { locale } = useLanguage();
  const held = useStore(cart, null);
  const [hasFailed, setFailed] = useState(false);
  const [load] = useState(() => () => {
    setFailed(false);
    loadCart(locale).catch(() => setFailed(true));
  });
  useEffect(() => {
    const left = new AbortController();
    load();
    onOtherTab(load, left.signal);
    return () => left.abort();
  }, [load]);
  return { held, hasFailed: hasFailed && !held, load };
}

/** What waits to be preordered: apart from the cart, and null where there is nothing. */
export function usePreorder(): [Cart | null, (preorder: Cart) => void] {
  const { locale } = useLanguage();
  const [preorder, setPreorder] = useState<Cart | null>(null);
  useEffect(() => {
    const cart_id = cartId();
    if (!cart_id) return;
    const left = new AbortController();
    apiIn(locale, { signal: left.signal })("GET carts/", {
      query: { cart_id, is_preorder: "true" },
    })
      .then(setPreorder)
      .catch(() => undefined);
    return () => left.abort();
  }, [locale]);
  return [preorder?.items.length ? preorder : null, setPreorder];
}
