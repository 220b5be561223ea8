import { Suspense } from "react";
import type { Availability, Size } from "#contract/goods/catalog.ts";
import { Price } from "../../../parts/price/price.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useWords } from "../../../words/words.tsx";
import type { Buying, ProductView } from "../product-view.ts";
import styles from "./buy-bar.module.css";
import type { useBuying } from "./use-buying.ts";

const ShopsButton = lazyPart(() => import("./shops-button.tsx"));

interface BuyBarProps {
  product: ProductView;
  sizes: readonly Size[];
  buying: ReturnType<typeof useBuying>;
  availability: Availability | null | undefined;
}

/** The one strong button; on a phone it stays in reach, with what it would buy beside it. */
export function BuyBar({ product, sizes, buying, availability }: BuyBarProps) {
  const words = useWords();
  const state = stateNow(product, sizes);
  const size = sizes.find(({ id }) => id === buying.size);
  const choice = [product.color?.toLowerCase(), size?.text].filter(Boolean).join(", ");
  return (
    <div className={styles.bar}>
      <p className={styles.choice} aria-hidden="true">
        <Price offer={product.price} />
        <span>{choice}</span>
      </p>
      {state === "only-in-shops" && availability?.shops.length ? (
        <Suspense fallback={<Button wide disabled />}>
          <ShopsButton look="solid" shops={availability.shops} />
        </Suspense>
      ) : (
        <Button wide busy={buying.isBusy} disabled={!isSold(state)} onClick={buying.buy}>
          {buying.isBusy ? words.product.adding : words.product[wordOf[state]]}
        </Button>
      )}
    </div>
  );
}

const wordOf = {
  cart: "addToCart",
  preorder: "preorder",
  "coming-soon": "comingSoon",
  "only-in-shops": "onlyInShops",
  ended: "itemEnded",
} as const satisfies Record<Buying, string>;

/** The last piece may have gone since the page was kept. */
function stateNow({ buying }: ProductView, sizes: readonly Size[]): Buying {
  const isGone = sizes.every(({ availability }) => availability === "none");
  if (buying !== "cart" || !isGone) return buying;
  return sizes.some(({ in_shops }) => in_shops) ? "only-in-shops" : "ended";
}

function isSold(state: Buying): boolean {
  return state === "cart" || state === "preorder";
}
