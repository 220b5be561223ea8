import { apiIn } from "../../api.ts";
import { links } from "../../links.ts";
import { cartId } from "../../parts/cart/cart-id.ts";
import { tellFault } from "../../parts/fault/tell-fault.ts";
import { CartItems } from "../../parts/order-summary/cart-items.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./page.module.css";
import { usePreorder } from "./use-cart.ts";

/** A preorder that was begun and not placed: it waits apart from the cart. */
export function Preorder() {
  const { locale } = useLanguage();
  const { cartPage } = useOrderingWords();
  const [preorder, setPreorder] = usePreorder();
  if (!preorder) return null;

  async function remove() {
    const query = { cart_id: cartId(), is_preorder: "true" } as const;
    try {
      for (const { id } of preorder?.items ?? []) {
        setPreorder(await apiIn(locale)("DELETE carts/items/:id/", { params: { id }, query }));
      }
    } catch (fault) {
      await tellFault(fault, locale, cartPage.title);
    }
  }

  return (
    <section className={styles.preorder} aria-labelledby="preorder">
      <h2 className={type.subhead} id="preorder">
        {cartPage.preorder}
      </h2>
      <p>{cartPage.preorderApart}</p>
      <CartItems items={preorder.items} />
      <div className={styles.preorderWays}>
        <ButtonLink look="ghost" href={links[locale].preorderForm()}>
          {cartPage.toPreorder}
        </ButtonLink>
        <Button look="link" onClick={remove}>
          {cartPage.remove}
        </Button>
      </div>
    </section>
  );
}
