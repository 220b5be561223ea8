import { useLanguage } from "../../words/words.tsx";
import { type CardOptions, cardMarkup } from "./card-markup.ts";
import type { CardView } from "./card-view.ts";
import styles from "./product-card.module.css";

interface ProductCardProps extends CardOptions {
  card: CardView;
}

/**
 * One product in a grid or a slider. What it does under a pointer or a thumb is woken by the
 * `LiveCards` that it stands in.
 */
export function ProductCard({ card, ...options }: ProductCardProps) {
  const language = useLanguage();
  return (
    <li
      className={styles.card}
      data-card={card.id}
      data-more={card.more.join(" ") || undefined}
      data-film={card.film}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built and escaped by cardMarkup
      dangerouslySetInnerHTML={{ __html: cardMarkup(card, options, language) }}
    />
  );
}
