import { useState } from "react";
import type { CartItem } from "#contract/ordering/cart.ts";
import { putBack, removeLine } from "../../parts/cart/change-line.ts";
import { tellFault } from "../../parts/fault/tell-fault.ts";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";

/** A line that was taken out, and before which of the others it stood. */
export interface Removed {
  item: CartItem;
  index: number;
}

export interface Removal {
  removed: readonly Removed[];
  remove(item: CartItem, index: number): void;
  restore(item: CartItem): void;
}

/** Lines taken out during this visit leave a row behind, from which they come back. */
export function useRemoved(): Removal {
  const { locale } = useLanguage();
  const { cartPage } = useOrderingWords();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const without = (item: CartItem) => (list: readonly Removed[]) =>
    list.filter((one) => one.item.id !== item.id);

  async function remove(item: CartItem, index: number) {
    setRemoved((list) => [...list, { item, index }]);
    try {
      await removeLine(item.id, locale);
    } catch (fault) {
      setRemoved(without(item));
      await tellFault(fault, locale, cartPage.title);
    }
  }

  async function restore(item: CartItem) {
    try {
      await putBack(item, locale);
      setRemoved(without(item));
    } catch (fault) {
      await tellFault(fault, locale, cartPage.title);
    }
  }

  return { removed, remove, restore };
}
