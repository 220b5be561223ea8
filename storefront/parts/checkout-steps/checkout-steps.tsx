import { links } from "../../links.ts";
import { Icon } from "../../ui/icon.tsx";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./checkout-steps.module.css";

/** Cart, delivery, payment: the one the shopper is at is marked, those behind are ticked. */
export function CheckoutSteps({ step }: { step: 1 | 2 | 3 }) {
  const { locale } = useLanguage();
  const { checkout } = useOrderingWords();
  const titles = [checkout.stepCart, checkout.stepDelivery, checkout.stepPayment];
  return (
    <nav className={styles.place} aria-label={checkout.steps}>
      <ol className={styles.steps}>
        {titles.map((title, index) => {
          const isDone = index + 1 < step;
          return (
            <li key={title} aria-current={index + 1 === step ? "step" : undefined}>
              {isDone ? <Icon name="check" size={14} /> : <span>{index + 1}</span>}
              {index === 0 && step === 2 ? (
                <a href={links[locale].cart()}>{title}</a>
              ) : (
                <span className={styles.title}>{title}</span>
              )}
              {isDone && <span className={type.hidden}>, {checkout.stepDone}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
