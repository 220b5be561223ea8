import { links } from "../../links.ts";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import styles from "./listing.module.css";

export function EmptyListing() {
  const { locale, words } = useLanguage();
  return (
    <div className={styles.empty}>
      <p className={type.heading}>{words.catalog.notFound}</p>
      <p className={styles.emptyMore}>{words.catalog.notFoundMore}</p>
      <a className={styles.emptyLink} href={links[locale].catalog()}>
        {words.catalog.toCatalog}
      </a>
    </div>
  );
}
