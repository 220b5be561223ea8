import { links } from "../../links.ts";
import type from "../../ui/type.module.css";
import { useFilterWords } from "../../words/filter-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./listing.module.css";

/** @param path of the listing: the whole catalog has nowhere wider to send to. */
export function EmptyListing({ path }: { path: string }) {
  const { locale, words } = useLanguage();
  const whole = links[locale].catalog();
  return (
    <div className={styles.empty}>
      <p className={type.heading}>{words.catalog.notFound}</p>
      {path !== whole && (
        <>
          <p className={styles.emptyMore}>{words.catalog.notFoundMore}</p>
          <a className={styles.emptyLink} href={whole}>
            {words.catalog.toCatalog}
          </a>
        </>
      )}
    </div>
  );
}

/** What is chosen finds nothing: the way on is to choose less. */
export function EmptyChoice({ reset }: { reset: string }) {
  const { locale, words } = useLanguage();
  const filters = useFilterWords();
  return (
    <div className={styles.empty}>
      <p className={type.heading}>{filters.notFound}</p>
      <p className={styles.emptyMore}>{filters.notFoundMore}</p>
      <a className={styles.emptyLink} href={reset}>
        {filters.resetFilters}
      </a>
      <a className={styles.emptyLink} href={links[locale].catalog()}>
        {words.catalog.toCatalog}
      </a>
    </div>
  );
}
