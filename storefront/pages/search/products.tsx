import { limits } from "#contract/limits.ts";
import { links } from "../../links.ts";
import listing from "../../parts/listing/listing.module.css";
import { cardSizes } from "../../parts/listing/view-mode.ts";
import { PageSelector } from "../../parts/page-selector/page-selector.tsx";
import { LiveCards } from "../../parts/product-card/live-cards.tsx";
import { ProductCard } from "../../parts/product-card/product-card.tsx";
import { useFindingWords } from "../../words/finding-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import type { SearchData } from "./load.ts";
import styles from "./page.module.css";

/** The pieces that were found, best first, on pages. */
export function Products({ found, page, pages }: Pick<SearchData, "found" | "page" | "pages">) {
  const { locale } = useLanguage();
  const { search } = useFindingWords();
  const { cards } = found.products;
  if (cards.length === 0) return null;
  return (
    <section id="products" className={styles.section} aria-label={search.groups.products}>
      <LiveCards cards={cards}>
        <ul className={listing.grid}>
          {cards.map((card, index) => (
            <ProductCard
              key={card.id}
              card={card}
              first={index === 0}
              sizes={cardSizes[limits.catalogViewDefault]}
            />
          ))}
        </ul>
      </LiveCards>
      <PageSelector
        current={page}
        count={pages}
        href={(number) => links[locale].search(found.query, number)}
      />
    </section>
  );
}
