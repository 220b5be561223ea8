import { useRef } from "react";
import { useNavigation } from "react-router";
import { type ListingQuery, writeListingQuery } from "#contract/goods/listing-query.ts";
import { classes } from "../../ui/classes.ts";
import { useWords } from "../../words/words.tsx";
import { Chips } from "../filters/chips.tsx";
import { countChosen, withoutChoice } from "../filters/choice.ts";
import { Filters } from "../filters/filters.tsx";
import { PageSelector } from "../page-selector/page-selector.tsx";
import { LiveCards } from "../product-card/live-cards.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import { EmptyChoice, EmptyListing } from "./empty-listing.tsx";
import styles from "./listing.module.css";
import type { ListingData } from "./load-listing.ts";
import { SortMenu } from "./sort-menu.tsx";
import { useListInSight } from "./use-list-in-sight.ts";
import { cardSizes } from "./view-mode.ts";
import { ViewSwitch } from "./view-switch.tsx";

interface ListingProps {
  listing: ListingData;
  /** The listing's own path, in the shopper's language. */
  path: string;
  /** The category's path in the API; the whole catalog and a kit have none. */
  category?: string;
}

const grid = "products";

/** A grid of cards with what narrows, orders and pages it. */
export function Listing({ listing, path, category }: ListingProps) {
  const { catalog, common } = useWords();
  const { count, pages, query, offers } = listing;
  const isMoving = useNavigation().location?.pathname === path;
  const place = useRef<HTMLElement>(null);
  useListInSight(place, listing);
  const to = (change: Partial<ListingQuery>) => path + writeListingQuery({ ...query, ...change });
  if (count === 0 && countChosen(query) === 0) return <EmptyListing path={path} />;
  return (
    <section ref={place} tabIndex={-1} className={styles.listing} aria-label={catalog.products}>
      <div className={styles.line}>
        {offers && (
          <Filters key={path} {...{ query, path, category, count }} choice={offers.choice} />
        )}
        <div className={styles.tools}>
          <p className={classes(styles.count, offers && styles.wideOnly)} role="status">
            {common.pieces(count)}
          </p>
          {offers && (
            <SortMenu offers={offers} href={(sort) => to({ sort, page: 1 })} current={query.sort} />
          )}
          <ViewSwitch grid={grid} />
        </div>
      </div>
      {offers && <Chips choice={offers.choice} query={query} path={path} />}
      <div className={styles.results} aria-busy={isMoving}>
        {count === 0 ? (
          <EmptyChoice reset={path + writeListingQuery(withoutChoice(query))} />
        ) : (
          <Cards listing={listing} />
        )}
        <PageSelector current={query.page} count={pages} href={(page) => to({ page })} />
      </div>
    </section>
  );
}

function Cards({ listing: { cards } }: Pick<ListingProps, "listing">) {
  return (
    <LiveCards cards={cards}>
      <ul id={grid} className={styles.grid}>
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
  );
}
