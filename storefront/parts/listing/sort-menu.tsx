import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../words/words.tsx";
import styles from "./sort-menu.module.css";

interface SortMenuProps {
  current: string | undefined;
  /** The address of the listing in an order; `undefined` is the default one. */
  href(sort: string | undefined): string;
}

/** The orders to choose from: links, so that they work before any script has come. */
export function SortMenu({ current, href }: SortMenuProps) {
  const { catalog } = useWords();
  const orders = [
    { sort: undefined, title: catalog.sortDefault },
    { sort: "price", title: catalog.sortCheap },
    { sort: "-price", title: catalog.sortDear },
  ];
  const chosen = orders.find(({ sort }) => sort === current) ?? orders[0];
  return (
    <details
      className={styles.menu}
      key={current}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <summary>
        {chosen?.title}
        <Icon name="down" size={14} />
      </summary>
      <ul aria-label={catalog.sort}>
        {orders.map(({ sort, title }) => (
          <li key={title}>
            <a
              href={href(sort)}
              rel="nofollow"
              aria-current={sort === chosen?.sort ? "true" : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeOnEscape(event: React.KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== "Escape") return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

function closeOnLeaving(event: React.FocusEvent<HTMLDetailsElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
}
