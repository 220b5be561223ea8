import type { Block, BlockOf } from "#contract/blocks/index.ts";
import type { Settings } from "#contract/settings.ts";
import { type CardView, cardView } from "../parts/product-card/card-view.ts";

type Kind = Block["resourcetype"];

/** A section as it travels to the browser: its products as cards. */
export type Drawn<T extends Kind = Kind> = T extends Kind
  ? Omit<BlockOf<T>, "product_kit"> &
      (BlockOf<T> extends { product_kit: { slug: string } }
        ? { kit: string; cards: CardView[] }
        : unknown)
  : never;

export interface BlockProps<T extends Kind> {
  block: Drawn<T>;
  /** It opens the page: its picture is what the first screen waits for. */
  isFirst: boolean;
}

export function drawn(block: Block, settings: Pick<Settings, "is_old_price">): Drawn {
  if (!("product_kit" in block)) return block;
  const { product_kit, ...rest } = block;
  const cards = product_kit.products.map((product) => cardView(product, settings));
  return { ...rest, kit: product_kit.slug, cards };
}
