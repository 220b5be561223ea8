import { limits } from "#contract/limits.ts";
import { links } from "../../links.ts";
import { Picture } from "../../parts/picture/picture.tsx";
import { classes } from "../../ui/classes.ts";
import { Slider } from "../../ui/slider/slider.tsx";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import type { BlockProps, Drawn } from "../drawn.ts";
import styles from "./teaser-carousel.module.css";

type Teaser = Drawn<"TeaserCarousel">["items"][number];

/** Pictures that lead on: 2 to 5 in view by their size, each a link as a whole. */
export function TeaserCarousel({ block, isFirst }: BlockProps<"TeaserCarousel">) {
  const { words } = useLanguage();
  const perView = limits.teaserSlides[block.size ?? "default"];
  const overflows = block.items.length > perView;
  return (
    <section
      className={classes(styles.block, styles[block.aligment], block.hide_padding && styles.flush)}
      style={{ "--per-view": perView } as React.CSSProperties}
    >
      <Slider
        label={block.items.map(({ title }) => title).join(", ")}
        words={words.common}
        head={overflows ? <span /> : null}
        className={styles.track}
      >
        {block.items.map((teaser, index) => (
          <TeaserSlide
            key={`${teaser.url} ${teaser.title}`}
            teaser={teaser}
            isBelow={block.style === "below"}
            perView={perView}
            isFirst={isFirst && index === 0}
          />
        ))}
      </Slider>
    </section>
  );
}

interface TeaserSlideProps {
  teaser: Teaser;
  /** The words stand under the picture, not on it. */
  isBelow: boolean;
  perView: number;
  isFirst: boolean;
}

function TeaserSlide({ teaser, isBelow, perView, isFirst }: TeaserSlideProps) {
  const { locale } = useLanguage();
  const veil = teaser.opacity ? teaser.opacity_percent / 100 : 0;
  return (
    <li className={classes(styles.slide, isBelow && styles.below)}>
      <a
        className={classes(styles.teaser, teaser.dark_mode && styles.dark)}
        href={links[locale].any(teaser.url)}
        style={{ "--veil": veil } as React.CSSProperties}
      >
        {teaser.image && (
          <Picture
            className={styles.picture}
            picture={teaser.image}
            steps="large"
            sizes={`(max-width: 766px) 80vw, ${Math.ceil(100 / perView)}vw`}
            alt={teaser.alt}
            first={isFirst}
          />
        )}
        <span className={styles.words}>
          {teaser.subtitle && <span className={type.caps}>{teaser.subtitle}</span>}
          {teaser.title && <span className={type.heading}>{teaser.title}</span>}
          {teaser.url_text && <span className={styles.more}>{teaser.url_text}</span>}
        </span>
      </a>
    </li>
  );
}
