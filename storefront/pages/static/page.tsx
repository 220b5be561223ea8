import { Poster } from "../../blocks/poster/poster.tsx";
import { Breadcrumbs } from "../../parts/breadcrumbs/breadcrumbs.tsx";
import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import { classes } from "../../ui/classes.ts";
import { RichText } from "../../ui/rich-text.tsx";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import { loadStaticPage, type StaticPageData } from "./load.ts";
import styles from "./page.module.css";

export const loader = loadStaticPage;

export const meta = loadedMeta;

/** Text of the house: what is long to read is set for reading. */
export default function StaticPage({ loaderData }: { loaderData: StaticPageData }) {
  const { locale } = useLanguage();
  const { title, poster, content, lang } = loaderData;
  return (
    <>
      {poster && <Poster block={poster} isFirst />}
      <article className={styles.page}>
        <Breadcrumbs crumbs={[]} here={title} />
        {!poster && <h1 className={classes(type.title, styles.title)}>{title}</h1>}
        <RichText
          className={classes(type.prose, styles.text)}
          lang={lang === locale ? undefined : lang}
          html={content}
        />
      </article>
    </>
  );
}
