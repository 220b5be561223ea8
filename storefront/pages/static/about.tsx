import { Poster } from "../../blocks/poster/poster.tsx";
import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import { classes } from "../../ui/classes.ts";
import { RichText } from "../../ui/rich-text.tsx";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import styles from "./about.module.css";
import { loadAbout, type StaticPageData } from "./load.ts";

export const loader = loadAbout;
export const meta = loadedMeta;

/**
 * The house about itself: a picture with the title on it, or the title alone, over the whole screen;
 * chapters with their titles aside.
 */
export default function AboutPage({ loaderData }: { loaderData: StaticPageData }) {
  const { locale } = useLanguage();
  const { title, poster, content, lang } = loaderData;
  return (
    <>
      {poster && <Poster block={poster} isFirst />}
      <article className={styles.page}>
        {!poster && <h1 className={classes(type.poster, styles.title)}>{title}</h1>}
        <RichText
          className={styles.text}
          lang={lang === locale ? undefined : lang}
          html={content}
        />
      </article>
    </>
  );
}
