import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";
import type { Size } from "#contract/goods/catalog.ts";
import { apiIn } from "../../api.ts";
import { links } from "../../links.ts";
import { useLanguage } from "../../words/words.tsx";
import { addToCart } from "../cart/adding/add-to-cart.ts";
import { putIntoPreorder } from "../cart/adding/preorder.ts";
import { tellRefused } from "../cart/adding/tell-refused.ts";
import type { CardView } from "./card-view.ts";
import styles from "./product-card.module.css";

interface QuickSizesProps {
  card: CardView;
  /** The card's own element: the sizes open in its foot. */
  element: HTMLElement;
  close(): void;
}

/** A card's sizes, fresh, over the foot of its picture: one press puts one of them into the cart. */
export default function QuickSizes({ card, element, close }: QuickSizesProps) {
  const { locale, words } = useLanguage();
  const navigate = useNavigate();
  const sizes = useFreshSizes(card.id);
  const [busy, setBusy] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const loaded = sizes !== undefined;
  const isPreorder = card.offer.kind === "preorder";
  const isGone = ({ availability }: Size) => availability === "none" && !isPreorder;

  useEffect(() => {
    if (!loaded) return;
    const first = panel.current?.querySelector<HTMLElement>("button:enabled");
    // A page that scrolls to it would leave the mouse outside of the card, which closes the panel.
    first?.focus({ preventScroll: true });
  }, [loaded]);
  useLeaving(element, close);

  async function add(size: Size) {
    setBusy(true);
    const addition = { product: card.id, size: size.id, quantity: 1 };
    try {
      if (!isPreorder) await addToCart(addition, locale);
      else {
        await putIntoPreorder(addition, locale);
        navigate(links[locale].preorderForm());
      }
    } catch (fault) {
      await tellRefused([{ size: size.text, fault }], locale);
    }
    close();
  }

  const none = loaded && sizes.every(isGone);
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a picture everywhere
    <div ref={panel} className={styles.sizes} role="group" aria-label={words.catalog.chooseSize}>
      <span className={styles.sizesTitle} role="status">
        {none ? words.catalog.itemEnded : words.catalog.chooseSize}
      </span>
      <span className={styles.sizesRow} aria-busy={!loaded || busy}>
        {loaded
          ? sizes.map((size) => (
              <button
                key={size.id}
                type="button"
                className={styles.size}
                disabled={busy || isGone(size)}
                onClick={() => add(size)}
              >
                {size.text}
              </button>
            ))
          : ["a", "b", "c", "d"].map((key) => (
              <span key={key} className={`${styles.size} ${styles.waiting}`} />
            ))}
      </span>
    </div>,
    element,
  );
}

/** `undefined` while they are on their way; none when they cannot be had. */
function useFreshSizes(product: number): Size[] | undefined {
  const { locale } = useLanguage();
  const [sizes, setSizes] = useState<Size[]>();
  useEffect(() => {
    const gone = new AbortController();
    apiIn(locale, { signal: gone.signal })("GET products/:id/sizes/", {
      params: { id: String(product) },
    })
      .then(({ results }) => setSizes(results))
      .catch(() => gone.signal.aborted || setSizes([]));
    return () => gone.abort();
  }, [locale, product]);
  return sizes;
}

/** How long a mouse may be off the card: it slips over the rim on its way to a size. */
const slip = 350;

/** Escape, or a pointer or the focus going elsewhere, closes the panel. */
function useLeaving(element: HTMLElement, close: () => void) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const stay = () => clearTimeout(leaving);
    const left = ({ target }: Event) => element.contains(target as Node) || close();
    signal.addEventListener("abort", stay);
    element.addEventListener("mouseenter", stay, { signal });
    element.addEventListener(
      "mouseleave",
      () => {
        leaving = setTimeout(close, slip);
      },
      { signal },
    );
    document.addEventListener("pointerdown", left, { signal });
    document.addEventListener("focusin", left, { signal });
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        element.querySelector<HTMLElement>("[data-add]")?.focus();
        close();
      },
      { signal },
    );
    return () => listening.abort();
  }, [element, close]);
}
