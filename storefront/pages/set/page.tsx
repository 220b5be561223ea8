import { Breadcrumbs } from "../../parts/breadcrumbs/breadcrumbs.tsx";
import { LookSlider } from "../../parts/look-slider/look-slider.tsx";
import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import { Picture } from "../../parts/picture/picture.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import type from "../../ui/type.module.css";
import { useSetWords } from "../../words/set-words.tsx";
import { BuyLook } from "./buying/buy-look.tsx";
import { loadSet, type SetData } from "./load.ts";
import styles from "./page.module.css";

export const loader = loadSet;

export const meta = loadedMeta;

export default function SetPage({ loaderData }: { loaderData: SetData }) {
  const { set, pieces, more } = loaderData;
  const words = useSetWords();
  return (
    <div className={styles.page}>
      <article className={styles.set}>
        <div className={styles.pictures}>
          {set.images.map((picture, index) => (
            <Picture
              key={picture.id}
              className={styles.picture}
              picture={picture}
              steps="large"
              sizes="(max-width: 767px) 100vw, 50vw"
              first={index === 0}
            />
          ))}
        </div>
        <div className={styles.column}>
          <Breadcrumbs crumbs={set.breadcrumbs} />
          <h1 className={`${type.title} ${styles.title}`}>{set.title}</h1>
          {set.description && (
            <RichText className={styles.description} lang={set.lang} html={set.description} />
          )}
          <BuyLook key={set.id} pieces={pieces} price={set.price} />
        </div>
      </article>
      <LookSlider title={words.moreLooks} sets={more} />
    </div>
  );
}
