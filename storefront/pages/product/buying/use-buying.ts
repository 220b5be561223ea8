import { useState } from "react";
import { useNavigate } from "react-router";
import type { Size } from "#contract/goods/catalog.ts";
import { links } from "../../../links.ts";
import { loadOnLine } from "../../../load-on-line.ts";
import { useLanguage } from "../../../words/words.tsx";
import type { ProductView } from "../product-view.ts";

/**
 * The choice of a size and what the one strong button does with it. Without a size the popup asks
 * for it; a preorder goes straight on to its form.
 */
export function useBuying(product: ProductView, sizes: readonly Size[]) {
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const isPreorder = product.buying === "preorder";
  const [size, setSize] = useState<number | undefined>(onlyOne(sizes, isPreorder));
  const [isBusy, setBusy] = useState(false);

  async function buy() {
    const chosen = sizes.find(({ id }) => id === size);
    if (!chosen || (chosen.availability === "none" && !isPreorder)) {
      const { chooseSize } = await loadOnLine(
        () => import("../../../parts/cart/adding/choose-size.ts"),
      );
      return chooseSize({ ...product, isPreorder });
    }
    setBusy(true);
    try {
      const addition = { product: product.id, size: chosen.id, quantity: 1 };
      if (!isPreorder) {
        const { addToCart } = await loadOnLine(
          () => import("../../../parts/cart/adding/add-to-cart.ts"),
        );
        return await addToCart(addition, locale);
      }
      const { putIntoPreorder } = await loadOnLine(
        () => import("../../../parts/cart/adding/preorder.ts"),
      );
      await putIntoPreorder(addition, locale);
      navigate(links[locale].preorderForm());
    } catch (fault) {
      const { tellRefused } = await loadOnLine(
        () => import("../../../parts/cart/adding/tell-refused.ts"),
      );
      await tellRefused([{ size: chosen.text, fault }], locale);
    } finally {
      setBusy(false);
    }
  }

  return { size, setSize, isBusy, buy };
}

/** Where there is nothing to choose, it is chosen. */
function onlyOne(sizes: readonly Size[], withoutStock: boolean): number | undefined {
  const [size, ...others] = sizes;
  if (!size || others.length) return undefined;
  return withoutStock || size.availability !== "none" ? size.id : undefined;
}
