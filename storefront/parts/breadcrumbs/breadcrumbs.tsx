import type { Product } from "#contract/goods/catalog.ts";
import { links } from "../../links.ts";
import { useLanguage } from "../../words/words.tsx";
import styles from "./breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** The categories above this page, the root first. */
  crumbs: Product["breadcrumbs"];
  /** The page itself, where its title does not stand right below. */
  here?: string | undefined;
}

/** The way back up. A narrow screen shows the last step alone. */
export function Breadcrumbs({ crumbs, here }: BreadcrumbsProps) {
  const { locale, words } = useLanguage();
  const to = links[locale];
  return (
    <nav className={styles.breadcrumbs} aria-label={words.catalog.breadcrumbs}>
      <ol>
        <li>
          <a href={to.home()}>{words.common.home}</a>
        </li>
        {crumbs.map(({ title, path }) => (
          <li key={path}>
            <a href={to.category(path)}>{title}</a>
          </li>
        ))}
        {here && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
