import { useEffect } from "react";
import { useStore } from "../../ui/store.ts";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import { cart, followOtherTabs, loadCart } from "../cart/cart-store.ts";

/** How many pieces are in the cart. */
export default function CartSlot() {
  const { locale } = useLanguage();
  const count = useStore(cart, null)?.total_count ?? 0;
  useEffect(() => {
    void loadCart(locale).catch(() => undefined);
    return followOtherTabs(locale);
  }, [locale]);
  return count > 0 ? <span className={type.figures}>{count}</span> : null;
}
