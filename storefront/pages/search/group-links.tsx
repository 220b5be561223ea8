import { type Found, filledGroups } from "../../parts/search/found/found.ts";
import { useFindingWords } from "../../words/finding-words.tsx";
import styles from "./page.module.css";

/** Leads down to each group that something was found in, where there are several. */
export function GroupLinks({ found }: { found: Found }) {
  const { search } = useFindingWords();
  const filled = filledGroups(found);
  if (filled.length < 2) return null;
  return (
    <nav className={styles.groups} aria-label={search.results(found.query)}>
      {filled.map((group) => (
        <a key={group} href={`#${group}`}>
          {search.groups[group]} <span>{found[group].count}</span>
        </a>
      ))}
    </nav>
  );
}
