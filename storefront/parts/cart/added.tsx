import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { CartItem } from "#contract/ordering/cart.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useStore } from "../../ui/store.ts";
import { useWords } from "../../words/words.tsx";
import { CartItems } from "../order-summary/cart-items.tsx";
import { cartOverlay } from "./cart-overlay.ts";
import styles from "./cart-panel.module.css";
import { cart } from "./cart-store.ts";
import { CartSum } from "./cart-sum.tsx";
import { useCartWords } from "./cart-words.ts";

interface AddedProps {
  items: readonly CartItem[];
  /** The bag's place in the header, which the panel grows from. */
  slot: HTMLElement;
}

const close = () => cartOverlay.set(null);

/** What was just added: under the bag, or on a narrow screen on a sheet from below. */
export function Added({ items, slot }: AddedProps) {
  const { common } = useWords();
  const { added } = useCartWords();
  const [isNarrow] = useState(() => matchMedia("(max-width: 767px)").matches);
  const held = useStore(cart, null);
  const content = (
    <>
      <div className={styles.items}>
        <CartItems items={items} />
      </div>
      {held && <CartSum cart={held} />}
    </>
  );
  if (isNarrow) {
    return (
      <Drawer from="bottom" title={added} closeLabel={common.close} onClose={close}>
        {content}
      </Drawer>
    );
  }
  return createPortal(
    <AddedPanel title={added} closeLabel={common.close}>
      {content}
    </AddedPanel>,
    slot,
  );
}

interface AddedPanelProps extends React.PropsWithChildren {
  title: string;
  closeLabel: string;
}

/** Takes the focus, so that the ways on are the next keys; gives it back when it is closed. */
function AddedPanel({ title, closeLabel, children }: AddedPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement as HTMLElement | null;
    const left = new AbortController();
    const { signal } = left;
    element?.focus({ preventScroll: true });
    const elsewhere = ({ target }: Event) => element?.contains(target as Node) || close();
    const pressed = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("pointerdown", elsewhere, { signal });
    document.addEventListener("focusin", elsewhere, { signal });
    document.addEventListener("keydown", pressed, { signal });
    return () => {
      left.abort();
      if (element?.contains(document.activeElement)) before?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={panel} className={styles.panel} role="dialog" aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <Icon name="check" />
        <p id={id}>{title}</p>
        <IconButton icon="close" label={closeLabel} onClick={close} />
      </div>
      {children}
    </div>
  );
}
