import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Size } from "#contract/goods/catalog.ts";
import { links } from "../../../links.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Drawer } from "../../../ui/drawer/drawer.tsx";
import { useLanguage } from "../../../words/words.tsx";
import { type CartOverlay, cartOverlay, type SizeQuestion } from "../cart-overlay.ts";
import { putSeveral } from "./add-several.ts";
import { putIntoPreorder } from "./preorder.ts";
import { SizeForm } from "./size-form.tsx";
import { tellRefused } from "./tell-refused.ts";

/** The sizes of a product: several may be chosen, one alone for a preorder. */
export function SizeSheet(product: SizeQuestion) {
  const { locale, words } = useLanguage();
  const navigate = useNavigate();
  const [isNarrow] = useState(() => matchMedia("(max-width: 767px)").matches);
  const next = useRef<CartOverlay | null>(null);

  async function buy(sizes: readonly Size[]): Promise<void> {
    if (product.isPreorder) return preorder(sizes[0] as Size);
    const wanted = sizes.map(({ id, text }) => ({ product: product.id, size: id, name: text }));
    const items = await putSeveral(wanted, locale);
    if (items.length) next.current = { kind: "added", items };
  }

  async function preorder(size: Size): Promise<void> {
    try {
      await putIntoPreorder({ product: product.id, size: size.id }, locale);
      navigate(links[locale].preorderForm());
    } catch (fault) {
      void tellRefused([{ size: size.text, fault }], locale);
    }
  }

  const Window = isNarrow ? Drawer : Dialog;
  return (
    <Window
      {...(isNarrow && { from: "bottom" as const })}
      title={words.catalog.chooseSize}
      closeLabel={words.common.close}
      onClose={() => cartOverlay.set(next.current)}
    >
      <SizeForm product={product} buy={buy} />
    </Window>
  );
}
