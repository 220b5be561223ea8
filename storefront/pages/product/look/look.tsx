import { links } from "../../../links.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { LiveCards } from "../../../parts/product-card/live-cards.tsx";
import { ProductCard } from "../../../parts/product-card/product-card.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import type from "../../../ui/type.module.css";
import { useLanguage } from "../../../words/words.tsx";
import type { ProductView } from "../product-view.ts";
import styles from "./look.module.css";

/** How many pieces stand beside the picture. */
const shown = 4;

/** What the house wears with the product, and the look that it sells with it. */
export function Look({ product }: { product: ProductView }) {
  const { locale, words: all } = useLanguage();
  const { common, product: words } = all;
  const { set } = product;
  if (product.look.length === 0 && !set) return null;
  const picture = set?.picture ?? product.pictures[1] ?? product.pictures[0];
  const cards = product.look.slice(0, shown);
  return (
    <section className={styles.look}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          steps="large"
          sizes="(max-width: 1023px) 1px, 48vw"
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
        <ul
          className={styles.row}
          style={{ "--columns": cards.length % 2 ? cards.length : 2 } as React.CSSProperties}
        >
          {cards.map((card) => (
            <ProductCard
              key={card.id}
              card={card}
              hideBrand
              sizes="(max-width: 767px) 64vw, (max-width: 1023px) 31vw, 20vw"
            />
          ))}
        </ul>
      </LiveCards>
    </section>
  );
}
