import { limits } from "#contract/limits.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Slider } from "../../ui/slider/slider.tsx";
import type from "../../ui/type.module.css";
import { useWords } from "../../words/words.tsx";
import type { CardOptions } from "../product-card/card-markup.ts";
import type { CardView } from "../product-card/card-view.ts";
import { LiveCards } from "../product-card/live-cards.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import styles from "./product-slider.module.css";

interface ProductSliderProps extends Omit<CardOptions, "sizes"> {
  title: string;
  cards: readonly CardView[];
  /** Where all of them stand. */
  allHref?: string | undefined;
  /** On the home page the cards stand closer. */
  close?: boolean;
}

/** The cards' widths by the breakpoints of the screen. */
const cardSizes =
  "(max-width: 599px) 64vw, (max-width: 766px) 46vw, (max-width: 1038px) 31vw, (max-width: 1311px) 24vw, 19vw";

/** Products in a row: 5, 4, 3, 2 by the width of the screen, and by their own width on a phone. */
export function ProductSlider({ title, cards, allHref, close, ...options }: ProductSliderProps) {
  const { catalog, common } = useWords();
  if (cards.length === 0) return null;
  return (
    <LiveCards cards={cards} className={styles.section}>
      <Slider
        key={cards.map(({ id }) => id).join()}
        label={title}
        words={common}
        loops={cards.length >= limits.productSliderLoopsFrom}
        className={classes(styles.track, close && styles.close)}
        head={
          <div className={styles.head}>
            <h2 className={type.heading}>{title}</h2>
            {allHref && (
              <ButtonLink className={styles.all} look="link" href={allHref}>
                {catalog.seeAll}
              </ButtonLink>
            )}
          </div>
        }
      >
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} sizes={cardSizes} {...options} />
        ))}
      </Slider>
    </LiveCards>
  );
}
