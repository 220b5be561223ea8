import type { SetCard as SetCardData } from "#contract/goods/sets.ts";
import { limits } from "#contract/limits.ts";
import { Slider } from "../../ui/slider/slider.tsx";
import type from "../../ui/type.module.css";
import { useWords } from "../../words/words.tsx";
import { SetCard } from "../set-card/set-card.tsx";
import styles from "./look-slider.module.css";

/** Widths: 4 in view, 3 below 1000 px; a phone shows them larger. */
const sizes = "(max-width: 599px) 64vw, (max-width: 999px) 31vw, 23vw";

/** Looks in a row without an end. */
export function LookSlider({ title, sets }: { title: string; sets: readonly SetCardData[] }) {
  const { common } = useWords();
  if (sets.length === 0) return null;
  return (
    <section className={styles.section}>
      <Slider
        key={sets.map(({ id }) => id).join()}
        label={title}
        words={common}
        loops={sets.length > limits.lookbookSlides}
        className={styles.track}
        head={<h2 className={type.heading}>{title}</h2>}
      >
        {sets.map((set) => (
          <SetCard key={set.id} set={set} sizes={sizes} />
        ))}
      </Slider>
    </section>
  );
}
