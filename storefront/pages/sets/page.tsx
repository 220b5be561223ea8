import { writeListingQuery } from "#contract/goods/listing-query.ts";
import { links } from "../../links.ts";
import { Breadcrumbs } from "../../parts/breadcrumbs/breadcrumbs.tsx";
import { CatalogLayout } from "../../parts/listing/catalog-layout.tsx";
import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import { PageSelector } from "../../parts/page-selector/page-selector.tsx";
import { SetCard } from "../../parts/set-card/set-card.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyScreen } from "../../ui/state-screen/state-screen.tsx";
import { useSetWords } from "../../words/set-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import { loadSets, type SetsData } from "./load.ts";
import styles from "./page.module.css";

export const loader = loadSets;

export const meta = loadedMeta;

/** How wide the grid draws a look: three in a row, two where there is less room. */
const cardSizes = "(max-width: 1023px) 48vw, 31vw";

export default function SetsPage({ loaderData }: { loaderData: SetsData }) {
  const { title, description, above, path, address, page, pages, sets } = loaderData;
  const crumbs = path ? [{ title: above, path: "sets" }] : [];
  return (
    <CatalogLayout
      title={title}
      description={description}
      above={<Breadcrumbs crumbs={crumbs} here={title} />}
    >
      <Departments departments={loaderData.departments} path={path} />
      {sets.length === 0 ? (
        <NoLooks />
      ) : (
        <ul className={styles.grid}>
          {sets.map((set, index) => (
            <SetCard key={set.id} set={set} sizes={cardSizes} first={index === 0} />
          ))}
        </ul>
      )}
      <PageSelector
        current={page}
        count={pages}
        href={(number) => address + writeListingQuery({ page: number })}
      />
    </CatalogLayout>
  );
}

/** The categories that have looks of their own; nothing while there is none. */
function Departments({ departments, path }: Pick<SetsData, "departments" | "path">) {
  const { locale } = useLanguage();
  const words = useSetWords();
  if (departments.length === 0) return null;
  const all = [{ title: words.all, path: "" }, ...departments];
  return (
    <nav className={styles.departments} aria-label={words.departments}>
      {all.map((one) => (
        <a
          key={one.path}
          href={links[locale].sets(one.path)}
          aria-current={one.path === path ? "page" : undefined}
        >
          {one.title}
        </a>
      ))}
    </nav>
  );
}

function NoLooks() {
  const { locale, words } = useLanguage();
  const { none, noneMore } = useSetWords();
  return (
    <EmptyScreen title={none} look="heading" more={noneMore}>
      <ButtonLink href={links[locale].catalog()}>{words.catalog.toCatalog}</ButtonLink>
    </EmptyScreen>
  );
}
