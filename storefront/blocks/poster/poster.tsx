import { links } from "../../links.ts";
import { LoopVideoPlace } from "../../parts/loop-video/loop-video-place.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { useLanguage } from "../../words/words.tsx";
import type { BlockProps } from "../drawn.ts";
import styles from "./poster.module.css";

/** A phone shows the tall picture, which the wide film would not fit. */
const videoScreens = "(min-width: 768px)";

/** One picture or film over the whole width, with a headline on it. */
export function Poster({ block, isFirst }: BlockProps<"Poster">) {
  const { locale } = useLanguage();
  const Title = isFirst ? "h1" : "h2";
  const still = block.image ?? block.video_poster ?? block.image_mobile;
  const leads = block.url && block.btn_text;
  const isBare = !block.subtitle && !leads;
  return (
    <section
      className={classes(
        styles.poster,
        styles[block.aligment],
        isFirst && styles.first,
        isBare && styles.bare,
      )}
      data-poster
    >
      {still && (
        <Picture
          className={styles.picture}
          picture={still}
          narrow={block.image_mobile}
          steps="full"
          sizes="100vw"
          alt={block.alt}
          first={isFirst}
        />
      )}
      {block.video && (
        <LoopVideoPlace className={styles.video} video={block.video} media={videoScreens} />
      )}
      <div className={styles.words}>
        {block.title && (
          <Title className={styles.title} style={widestWord(block.title)}>
            {block.title}
          </Title>
        )}
        {!isBare && (
          <div className={styles.rest}>
            {block.subtitle && <p className={styles.subtitle}>{sentences(block.subtitle)}</p>}
            {leads && (
              <ButtonLink
                className={block.btn_style === "link" ? styles.link : styles.button}
                look={block.btn_style === "link" ? "link" : "solid"}
                href={links[locale].any(block.url)}
              >
                {block.btn_text}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** The headline shrinks until its longest word fits the screen. */
function widestWord(title: string): React.CSSProperties {
  const letters = Math.max(...title.split(/\s/).map((word) => word.length));
  return { "--letters": letters } as React.CSSProperties;
}

/** Each sentence of the subtitle begins a line. */
function sentences(text: string): React.ReactNode {
  return text.split(/(?<=[.!?…])\s+(?=\p{Lu})/u).map((sentence) => (
    <span key={sentence} className={styles.sentence}>
      {sentence}{" "}
    </span>
  ));
}
