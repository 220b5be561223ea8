import type { SetCard as SetCardData } from "#contract/goods/sets.ts";
import { links } from "../../links.ts";
import { useLanguage } from "../../words/words.tsx";
import { Picture } from "../picture/picture.tsx";
import styles from "./set-card.module.css";

interface SetCardProps {
  set: SetCardData;
  /** The `sizes` of its picture. */
  sizes: string;
  /** The first screen is waiting for its picture. */
  first?: boolean;
}

/** One look in a grid or a slider: its picture, its name, how many pieces and for how much. */
export function SetCard({ set, sizes, first }: SetCardProps) {
  const { locale, words } = useLanguage();
  const facts = [
    words.common.pieces(set.products_count),
    ...(set.price > 0 ? [words.common.roubles(set.price)] : []),
  ];
  return (
    <li className={styles.card}>
      <a className={styles.link} href={links[locale].set(set.slug)}>
        <span className={styles.frame}>
          {set.image && (
            <Picture
              className={styles.picture}
              picture={set.image}
              steps="large"
              sizes={sizes}
              alt=""
              first={first}
            />
          )}
        </span>
        <span className={styles.title}>{set.title}</span>
        <span className={styles.facts}>{facts.join(" · ")}</span>
      </a>
    </li>
  );
}
