import { QueryLinks } from "../../parts/search/query-links.tsx";
import type from "../../ui/type.module.css";
import { useFindingWords } from "../../words/finding-words.tsx";
import type { SearchData } from "./load.ts";
import styles from "./page.module.css";

/** Where to begin; after a search that found nothing, a way on. */
export function Ways({ popular, categories }: NonNullable<SearchData["ways"]>) {
  const { search } = useFindingWords();
  return (
    <div className={styles.ways}>
      <QueryLinks title={search.popular} queries={popular} />
      <section>
        <h2 className={type.caps}>{search.categories}</h2>
        <ul className={styles.categories}>
          {categories.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
