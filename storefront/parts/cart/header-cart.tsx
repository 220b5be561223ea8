import { Suspense, useEffect } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { links } from "../../links.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useStore } from "../../ui/store.ts";
import { useLanguage } from "../../words/words.tsx";
import { onOtherTab } from "./cart-id.ts";
import { cart, loadCart } from "./cart-store.ts";
import { useCartWords } from "./cart-words.ts";
import { useHovered } from "./use-hovered.ts";

const CartDropdown = lazyPart(() => import("./cart-dropdown.tsx"));

/** The number of pieces beside the bag, and under it, on hover, what they are. */
export default function HeaderCart({ slot }: { slot: HTMLElement }) {
  const { locale, words } = useLanguage();
  const { title, pieces } = useCartWords();
  const { pathname } = useLocation();
  const isHovered = useHovered(slot);
  const count = useStore(cart, null)?.total_count ?? 0;
  const link = slot.querySelector("a");
  const badge = link?.querySelector("span");

  useEffect(() => {
    const left = new AbortController();
    const load = () => void loadCart(locale).catch(() => undefined);
    load();
    onOtherTab(load, left.signal);
    return () => left.abort();
  }, [locale]);

  useEffect(() => {
    link?.setAttribute("aria-label", count ? pieces(words.common.pieces(count)) : title);
  }, [link, count, title, pieces, words]);

  const isOrdering = [links[locale].cart(), links[locale].orderForm()].includes(pathname);
  return (
    <>
      {badge && count > 0 && createPortal(count, badge)}
      {isHovered && !isOrdering && (
        <Suspense>
          <CartDropdown slot={slot} />
        </Suspense>
      )}
    </>
  );
}
