import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { links } from "../../links.ts";
import { pageMeta } from "../../parts/page-meta/page-meta.ts";
import { classes } from "../../ui/classes.ts";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import styles from "./about.module.css";
import { loadStaticPage, type StaticPageData } from "./load.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadStaticPage(args, "about");
}

export function meta({ loaderData }: { loaderData?: StaticPageData }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { place, title, seo_title, seo_description } = loaderData;
  return pageMeta(place, {
    path: links[place.locale].about(),
    title: seo_title || title,
    description: seo_description,
  });
}

/** The house about itself: a headline the width of the screen, chapters with their titles aside. */
export default function AboutPage({ loaderData }: { loaderData: StaticPageData }) {
  const { locale } = useLanguage();
  const { title, content, lang } = loaderData;
  return (
    <article className={styles.page}>
      <h1 className={classes(type.poster, styles.title)}>{title}</h1>
      <div
        className={styles.text}
        lang={lang === locale ? undefined : lang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
        dangerouslySetInnerHTML={{ __html: content }}
      />
    </article>
  );
}
