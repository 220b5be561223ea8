import { links } from "../../../links.ts";
import type from "../../../ui/type.module.css";
import { useLanguage } from "../../../words/words.tsx";
import { Picture } from "../../picture/picture.tsx";
import { Price } from "../../price/price.tsx";
import type { CardView } from "../../product-card/card-view.ts";
import { colorOf } from "../../product-card/color-of.ts";
import styles from "./product-tiles.module.css";

interface ProductTilesProps {
  cards: readonly CardView[];
  /** The block that recommends them. */
  recommendCode?: string;
}

/** Pieces with pictures and prices: in a row, on a phone lines. */
export function ProductTiles({ cards, recommendCode }: ProductTilesProps) {
  const { locale } = useLanguage();
  const arrivalOf = ({ id }: CardView) =>
    recommendCode ? { recommendCode, recommendProductId: id } : undefined;
  return (
    <ul className={styles.products}>
      {cards.map((card) => (
        <li key={card.id}>
          <a className={styles.product} href={links[locale].product(card.slug, arrivalOf(card))}>
            <span className={styles.frame}>
              {card.picture && (
                <Picture
                  picture={card.picture}
                  steps="card"
                  sizes="(max-width: 767px) 72px, (max-width: 1023px) 30vw, 15vw"
                  alt=""
                />
              )}
            </span>
            <span className={styles.words}>
              <span className={styles.title}>
                {card.title} <span className={type.hidden}>{colorOf(card)}</span>
              </span>
              <Price offer={card.offer} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
