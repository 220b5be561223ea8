import { CheckoutSteps } from "../../parts/checkout-steps/checkout-steps.tsx";
import { PrivatePage } from "../../parts/private-page/private-page.tsx";
import { RecentPlace } from "../../parts/recommendations/recent-place.tsx";
import { RecommendedPlace } from "../../parts/recommendations/recommended-place.tsx";
import { classes } from "../../ui/classes.ts";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { EmptyCart, FailedCart, WaitingCart } from "./cart-states.tsx";
import { FilledCart } from "./filled-cart.tsx";
import styles from "./page.module.css";
import { Preorder } from "./preorder.tsx";
import { useCart } from "./use-cart.ts";
import { useRemoved } from "./use-removed.ts";

/** The first step: what is bought. */
export default function CartPage() {
  const { cartPage } = useOrderingWords();
  const { held, hasFailed, load } = useCart();
  const removal = useRemoved();
  const isEmpty = held?.items.length === 0 && removal.removed.length === 0;
  return (
    <>
      <PrivatePage title={cartPage.title} />
      <CheckoutSteps step={1} />
      <div className={classes(styles.page, isEmpty && styles.empty)}>
        <h1 className={classes(type.title, isEmpty && type.hidden)}>{cartPage.title}</h1>
        {hasFailed && <FailedCart again={load} />}
        {!held && !hasFailed && <WaitingCart />}
        {isEmpty && <EmptyCart />}
        {held && !isEmpty && <FilledCart cart={held} {...removal} />}
        <Preorder />
      </div>
      {isEmpty && (
        <>
          <RecentPlace />
          <RecommendedPlace code="popular" />
        </>
      )}
    </>
  );
}
