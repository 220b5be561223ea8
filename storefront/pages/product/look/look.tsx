import { links } from "../../../links.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { LiveCards } from "../../../parts/product-card/live-cards.tsx";
import { ProductCard } from "../../../parts/product-card/product-card.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import type from "../../../ui/type.module.css";
import { useLanguage } from "../../../words/words.tsx";
import type { ProductView } from "../product-view.ts";
import styles from "./look.module.css";

/** How many pieces are shown. */
const shown = 4;

/**
 * What the house wears with the product, and the look that it sells with it. Without a picture of
 * that look the pieces stand in one row beside the words: none of the product's own is repeated.
 */
export function Look({ product }: { product: ProductView }) {
  const { locale, words: all } = useLanguage();
  const { common, product: words } = all;
  const { set } = product;
  if (product.look.length === 0 && !set) return null;
  const picture = set?.picture;
  const cards = product.look.slice(0, shown);
  return (
    <section
      className={classes(styles.look, picture && styles.pictured)}
      data-pieces={cards.length}
      style={{ "--pieces": cards.length } as React.CSSProperties}
    >
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          steps="large"
          sizes="(max-width: 1023px) 1px, 56vw"
          alt=""
        />
      )}
      <div className={styles.words}>
        <h2 className={type.heading}>{words.completeTheLook}</h2>
        {cards.length > 0 && (
          <p className={styles.text}>{words.lookText(common.roubles(product.lookTotal))}</p>
        )}
        {set && (
          <ButtonLink look="link" className={styles.set} href={links[locale].set(set.slug)}>
            {set.title}
          </ButtonLink>
        )}
      </div>
      <LiveCards cards={cards} className={styles.cards}>
        <ul className={styles.row}>
          {cards.map((card) => (
            <ProductCard
              key={card.id}
              card={card}
              hideBrand
              sizes="(max-width: 767px) 64vw, (max-width: 1023px) 31vw, 24vw"
            />
          ))}
        </ul>
      </LiveCards>
    </section>
  );
}
