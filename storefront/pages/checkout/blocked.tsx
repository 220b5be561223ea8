import { links } from "../../links.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./order-form.module.css";

/** Something has sold out meanwhile: only the cart can help, where its line says so. */
export function Blocked() {
  const { locale } = useLanguage();
  const { checkout } = useOrderingWords();
  return (
    <div className={styles.blocked}>
      <p>{checkout.blocked}</p>
      <ButtonLink look="link" href={links[locale].cart()}>
        {checkout.toCart}
      </ButtonLink>
    </div>
  );
}
