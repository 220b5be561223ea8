import { links } from "../../links.ts";
import { useFindingWords } from "../../words/finding-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import type { Found } from "./found/found.ts";
import styles from "./suggestion.module.css";

/** "Did you mean": what was searched for instead, or would find more. */
export function Suggestion({ found: { query, suggestion, is_corrected } }: { found: Found }) {
  const { locale } = useLanguage();
  const { search } = useFindingWords();
  if (!suggestion) return null;
  return (
    <p className={styles.suggestion}>
      {is_corrected ? search.correctedFrom(query) : search.maybe}{" "}
      <a href={links[locale].search(suggestion)}>{suggestion}</a>
    </p>
  );
}
