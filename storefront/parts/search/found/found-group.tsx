import type { SearchResults } from "#contract/goods/search.ts";
import { links } from "../../../links.ts";
import type from "../../../ui/type.module.css";
import { useFindingWords } from "../../../words/finding-words.tsx";
import { useLanguage } from "../../../words/words.tsx";
import { telephone } from "../../header/telephone.ts";
import type { Group } from "./found.ts";
import styles from "./found-group.module.css";

interface FoundGroupProps extends React.PropsWithChildren {
  group: Group;
  count: number;
}

/** A group of what was found under its name, with the count of all of it; none when it is empty. */
export function FoundGroup({ group, count, children }: FoundGroupProps) {
  const { search } = useFindingWords();
  if (count === 0) return null;
  return (
    <section id={group} className={styles.group}>
      <h2 className={type.caps}>
        {search.groups[group]} <span className={styles.count}>{count}</span>
      </h2>
      {children}
    </section>
  );
}

type Of<G extends Exclude<Group, "products">> = SearchResults[G];

export function FoundBrands({ brands }: { brands: Of<"brands"> }) {
  const { locale } = useLanguage();
  return (
    <FoundGroup group="brands" count={brands.count}>
      <ul className={styles.list}>
        {brands.results.map(({ id, slug, title, count }) => (
          <li key={id}>
            <a className={styles.link} href={links[locale].brand(slug)}>
              {title} <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </FoundGroup>
  );
}

export function FoundArticles({ articles }: { articles: Of<"articles"> }) {
  const { locale } = useLanguage();
  return (
    <FoundGroup group="articles" count={articles.count}>
      <ul className={styles.list}>
        {articles.results.map(({ id, slug, title, publish_date }) => (
          <li key={id}>
            <a className={styles.link} href={links[locale].article(publish_date, slug)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </FoundGroup>
  );
}

/** A shop is called rather than opened: it has no page of its own. */
export function FoundShops({ shops }: { shops: Of<"shops"> }) {
  const { search } = useFindingWords();
  return (
    <FoundGroup group="shops" count={shops.count}>
      <ul className={styles.list}>
        {shops.results.map(({ id, title, city, address, hours, phone }) => (
          <li key={id} className={styles.shop}>
            <p>{title}</p>
            <p className={styles.more}>{[city, address].filter(Boolean).join(", ")}</p>
            {hours && <p className={styles.more}>{hours}</p>}
            {phone && (
              <a className={styles.link} href={telephone(phone)} aria-label={search.call(phone)}>
                {phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    </FoundGroup>
  );
}

export function FoundPages({ pages }: { pages: Of<"pages"> }) {
  const { locale } = useLanguage();
  return (
    <FoundGroup group="pages" count={pages.count}>
      <ul className={styles.list}>
        {pages.results.map(({ slug, title }) => (
          <li key={slug}>
            <a className={styles.link} href={links[locale].page(slug)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </FoundGroup>
  );
}
