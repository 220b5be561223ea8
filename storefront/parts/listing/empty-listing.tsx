import { links } from "../../links.ts";
import type from "../../ui/type.module.css";
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
