import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../words/words.tsx";
import { pageNumbers } from "./page-numbers.ts";
import styles from "./page-selector.module.css";

interface PageSelectorProps {
  current: number;
  count: number;
  /** The address of a page, counted from 1. */
  href(page: number): string;
}

/** Nothing when there is but one page. */
export function PageSelector({ current, count, href }: PageSelectorProps) {
  const { catalog } = useWords();
  if (count < 2) return null;
  return (
    <nav className={styles.selector} aria-label={catalog.pages}>
      {current > 1 && (
        <a href={href(current - 1)} rel="prev" aria-label={catalog.previousPage}>
          <Icon name="previous" />
        </a>
      )}
      {pageNumbers(current, count).map((page, index) =>
        page === "gap" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name of its own
          <span key={`gap ${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <a
            key={page}
            href={href(page)}
            aria-label={catalog.pageNumber(page)}
            aria-current={page === current ? "page" : undefined}
          >
            <span>{page}</span>
          </a>
        ),
      )}
      {current < count && (
        <a href={href(current + 1)} rel="next" aria-label={catalog.nextPage}>
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
