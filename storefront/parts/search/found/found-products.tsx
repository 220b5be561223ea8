import { links } from "../../../links.ts";
import type from "../../../ui/type.module.css";
import { useLanguage } from "../../../words/words.tsx";
import { Picture } from "../../picture/picture.tsx";
import { Price } from "../../price/price.tsx";
import { colorOf } from "../../product-card/color-of.ts";
import type { Found } from "./found.ts";
import { FoundGroup } from "./found-group.tsx";
import styles from "./found-products.module.css";

/** The first of the pieces, with pictures and prices: cards in a row, on a phone lines. */
export function FoundProducts({ products }: Pick<Found, "products">) {
  const { locale } = useLanguage();
  return (
    <FoundGroup group="products" count={products.count}>
      <ul className={styles.products}>
        {products.cards.map((card) => (
          <li key={card.id}>
            <a className={styles.product} href={links[locale].product(card.slug)}>
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
    </FoundGroup>
  );
}
