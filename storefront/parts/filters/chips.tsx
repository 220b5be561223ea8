import { type ListingQuery, writeListingQuery } from "#contract/goods/listing-query.ts";
import { Icon } from "../../ui/icon.tsx";
import type from "../../ui/type.module.css";
import { useFilterWords } from "../../words/filter-words.tsx";
import { useWords } from "../../words/words.tsx";
import styles from "./chips.module.css";
import { chipsOf } from "./chips-of.ts";
import { type FilterChoice, withoutChoice } from "./choice.ts";

interface ChipsProps {
  choice: FilterChoice;
  query: ListingQuery;
  /** The list's own path. */
  path: string;
}

/** What is chosen, each with a link that gives it up; nothing when nothing is. */
export function Chips({ choice, query, path }: ChipsProps) {
  const { common } = useWords();
  const words = useFilterWords();
  const chips = chipsOf(choice, query, words, common.roubles);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.chosen}>
      {chips.map(({ title, without }) => (
        <li key={title}>
          <a
            className={styles.chip}
            href={path + writeListingQuery(without)}
            rel="nofollow"
            data-keep-scroll
          >
            <span className={type.hidden}>{words.remove}</span>
            {title}
            <Icon name="close" size={12} />
          </a>
        </li>
      ))}
      <li>
        <a
          className={styles.reset}
          href={path + writeListingQuery(withoutChoice(query))}
          rel="nofollow"
          data-keep-scroll
        >
          {words.reset}
        </a>
      </li>
    </ul>
  );
}
