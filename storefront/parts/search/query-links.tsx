import { links } from "../../links.ts";
import type from "../../ui/type.module.css";
import { useLanguage } from "../../words/words.tsx";
import styles from "./query-links.module.css";

interface QueryLinksProps {
  title: string;
  queries: readonly string[];
  /** Beside the title. */
  aside?: React.ReactNode;
  /** Behind each query. */
  after?(query: string): React.ReactNode;
}

/** Queries to search for anew. */
export function QueryLinks({ title, queries, aside, after }: QueryLinksProps) {
  const { locale } = useLanguage();
  if (queries.length === 0) return null;
  return (
    <section className={styles.queries} aria-label={title}>
      <div className={styles.head}>
        <h2 className={type.caps}>{title}</h2>
        {aside}
      </div>
      <ul className={styles.list}>
        {queries.map((query) => (
          <li key={query}>
            <a href={links[locale].search(query)}>{query}</a>
            {after?.(query)}
          </li>
        ))}
      </ul>
    </section>
  );
}
