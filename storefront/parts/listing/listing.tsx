import { useWords } from "../../words/words.tsx";
import { PageSelector } from "../page-selector/page-selector.tsx";
import { LiveCards } from "../product-card/live-cards.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import { EmptyListing } from "./empty-listing.tsx";
import styles from "./listing.module.css";
import { type ListingQuery, withListingQuery } from "./listing-query.ts";
import type { ListingData } from "./load-listing.ts";
import { SortMenu } from "./sort-menu.tsx";
import { cardSizes } from "./view-mode.ts";
import { ViewSwitch } from "./view-switch.tsx";

interface ListingProps {
  listing: ListingData;
  /** The listing's own path, in the shopper's language. */
  path: string;
  /** A kit has the order that its editor gave it. */
  sortable?: boolean;
}

const grid = "products";

/** A grid of cards with what orders and pages it. */
export function Listing({ listing, path, sortable = true }: ListingProps) {
  const { catalog, common } = useWords();
  const { cards, count, pages, query, labels } = listing;
  if (count === 0) return <EmptyListing path={path} />;
  const to = (change: Partial<ListingQuery>) => withListingQuery(path, { ...query, ...change });
  return (
    <section aria-label={catalog.products}>
      <div className={styles.line}>
        <p className={styles.count}>{common.pieces(count)}</p>
        {sortable && <SortMenu href={(sort) => to({ sort, page: 1 })} current={query.sort} />}
        <ViewSwitch grid={grid} />
      </div>
      <LiveCards cards={cards}>
        <ul id={grid} className={styles.grid} style={labelColors(labels)}>
          {cards.map((card, index) => (
            <ProductCard
              key={card.id}
              card={card}
              first={index === 0}
              sizes={cardSizes["four-in-row"]}
            />
          ))}
        </ul>
      </LiveCards>
      <PageSelector current={query.page} count={pages} href={(page) => to({ page })} />
    </section>
  );
}

function labelColors(labels: ListingData["labels"]): React.CSSProperties | undefined {
  if (!labels) return undefined;
  const colors = { "--label-ground": labels.ground, "--label-ink": labels.ink };
  return { ...colors, "--label-pad": "3px" } as React.CSSProperties;
}
