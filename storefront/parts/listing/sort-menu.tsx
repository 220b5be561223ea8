import { Icon } from "../../ui/icon.tsx";
import { useFilterWords } from "../../words/filter-words.tsx";
import { useWords } from "../../words/words.tsx";
import type { ListingOffers } from "./load-listing.ts";
import styles from "./sort-menu.module.css";

interface SortMenuProps {
  current: string | undefined;
  offers: ListingOffers;
  /** The address of the listing in an order; `undefined` is the default one. */
  href(sort: string | undefined): string;
}

/** The orders to choose from: links, so that they work before any script has come. */
export function SortMenu({ current, offers, href }: SortMenuProps) {
  const { catalog } = useWords();
  const orders = useOrders(offers);
  const chosen = orders.find(({ sort }) => sort === current) ?? orders[0];
  return (
    <details
      className={styles.menu}
      key={current}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <summary>
        <span className={styles.chosen}>{chosen?.title}</span>
        <Icon name="down" size={14} />
      </summary>
      <ul aria-label={catalog.sort}>
        {orders.map(({ sort, title }) => (
          <li key={title}>
            <a
              href={href(sort)}
              rel="nofollow"
              data-keep-scroll
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

function useOrders({ hasDiscounts, labels }: ListingOffers) {
  const { catalog } = useWords();
  const words = useFilterWords();
  const orders: { sort?: string; title: string }[] = [
    { title: catalog.sortDefault },
    { sort: "price", title: catalog.sortCheap },
    { sort: "-price", title: catalog.sortDear },
  ];
  if (hasDiscounts) {
    orders.push(
      { sort: "-discount", title: words.sortBigDiscount },
      { sort: "discount", title: words.sortSmallDiscount },
    );
  }
  const worn = labels.map(({ slug, title_plural }) => ({
    sort: slug,
    title: words.sortLabel(title_plural),
  }));
  return [...orders, ...worn];
}

function closeOnEscape(event: React.KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== "Escape") return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

function closeOnLeaving(event: React.FocusEvent<HTMLDetailsElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
}
