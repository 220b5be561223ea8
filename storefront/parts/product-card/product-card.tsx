import { links } from "../../links.ts";
import { useLanguage } from "../../words/words.tsx";
import { Picture } from "../picture/picture.tsx";
import { Price } from "../price/price.tsx";
import type { CardView } from "./card-view.ts";
import styles from "./product-card.module.css";

export interface CardOptions {
  /** The `sizes` of its picture. */
  sizes: string;
  hideBrand?: boolean;
  hideTitle?: boolean;
  hidePrice?: boolean;
  /** Told to recommendations when the card is followed. */
  recommendCode?: string;
}

interface ProductCardProps extends CardOptions {
  card: CardView;
  /** The first screen is waiting for its picture. */
  first?: boolean;
}

/** How many swatches stand on a card before the rest becomes a number. */
const swatchesShown = 5;

/**
 * One product in a grid or a slider, as plain markup: what it does under a pointer or a thumb is
 * woken by the list it stands in (`useLiveCards`).
 */
export function ProductCard({ card, first, sizes, recommendCode, ...hide }: ProductCardProps) {
  const { locale, words } = useLanguage();
  const to = links[locale];
  const arrival = recommendCode ? { recommendCode, recommendProductId: card.id } : undefined;
  return (
    <li className={styles.card} data-card={card.id} data-more={card.more.join(" ") || undefined}>
      <a className={styles.link} href={to.product(card.slug, arrival)}>
        <span className={styles.views}>
          {card.picture ? (
            <Picture
              className={styles.view}
              picture={card.picture}
              steps="card"
              sizes={sizes}
              alt={card.alt}
              first={first}
            />
          ) : (
            <span className={styles.view} />
          )}
        </span>
        {card.brand && !hide.hideBrand && <span className={styles.brand}>{card.brand}</span>}
        {!hide.hideTitle && <span className={styles.title}>{card.title}</span>}
        {!hide.hidePrice && <Price className={styles.price} offer={card.offer} />}
      </a>
      {card.buyable && (
        <button
          type="button"
          className={styles.add}
          data-add
          aria-label={words.catalog.addThis(card.title)}
        >
          <span>{words.catalog.add}</span>
        </button>
      )}
      <CardFoot card={card} />
    </li>
  );
}

function CardFoot({ card }: { card: CardView }) {
  const { locale, words } = useLanguage();
  const note = card.soldOut ? words.catalog.soldOut : card.label;
  if (card.colors.length < 2 && !note) return null;
  return (
    <span className={styles.foot}>
      {card.colors.length > 1 &&
        card.colors.slice(0, swatchesShown).map(({ slug, title, code }) => (
          // biome-ignore lint/a11y/useAnchorContent: the label names the colour
          <a
            key={slug}
            className={styles.swatch}
            href={links[locale].product(slug)}
            aria-label={`${card.title}, ${title}`}
            style={{ color: code }}
          />
        ))}
      {card.colors.length > swatchesShown && (
        <span className={styles.moreColors}>+{card.colors.length - swatchesShown}</span>
      )}
      {note && <span className={card.soldOut ? styles.note : styles.label}>{note}</span>}
    </span>
  );
}
