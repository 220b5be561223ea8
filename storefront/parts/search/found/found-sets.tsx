import { links } from "../../../links.ts";
import { useLanguage } from "../../../words/words.tsx";
import { Picture } from "../../picture/picture.tsx";
import type { Found } from "./found.ts";
import styles from "./found-group.module.css";
import { FoundGroup } from "./found-group.tsx";

/** Looks as lines, as narrow as the sheet's side. */
export function FoundSets({ sets }: Pick<Found, "sets">) {
  const { locale, words } = useLanguage();
  return (
    <FoundGroup group="sets" count={sets.count}>
      <ul className={styles.list}>
        {sets.results.map(({ id, slug, title, image, products_count }) => (
          <li key={id}>
            <a className={styles.set} href={links[locale].set(slug)}>
              <span className={styles.look}>
                {image && <Picture picture={image} steps="thumb" sizes="56px" alt="" />}
              </span>
              <span>
                {title}
                <span className={styles.more}>{words.common.pieces(products_count)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </FoundGroup>
  );
}
