import { links } from "../../../links.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import type from "../../../ui/type.module.css";
import { useFindingWords } from "../../../words/finding-words.tsx";
import { useLanguage, useWords } from "../../../words/words.tsx";
import { type Found, filledGroups } from "../found/found.ts";
import { FoundProducts } from "../found/found-products.tsx";
import { FoundSets } from "../found/found-sets.tsx";
import { OtherGroups } from "../found/other-groups.tsx";
import { rememberQuery } from "../recent-queries.ts";
import { Suggestion } from "../suggestion.tsx";
import styles from "./search-sheet.module.css";
import { SheetStart } from "./sheet-start.tsx";
import type { Instant } from "./use-instant.ts";
import { WaitingTiles } from "./waiting-tiles.tsx";

interface SheetResultsProps extends Instant {
  query: string;
}

/** What was found so far, in groups, with the way to all of it. */
export function SheetResults({ query, found, state, again }: SheetResultsProps) {
  const { search } = useFindingWords();
  if (state === "failed") return <Failed again={again} />;
  if (!found) return <WaitingTiles count={6} />;
  if (filledGroups(found).length === 0) {
    return (
      <>
        <p className={styles.advice}>{search.nothingMore}</p>
        <SheetStart />
      </>
    );
  }
  return <Filled query={query} found={found} isBusy={state !== "settled"} />;
}

function Filled({ query, found, isBusy }: { query: string; found: Found; isBusy: boolean }) {
  const { locale, words } = useLanguage();
  const { search } = useFindingWords();
  const { count } = found.products;

  function remember({ target }: React.MouseEvent) {
    if ((target as Element).closest("a")) rememberQuery(found.query);
  }

  return (
    // biome-ignore lint/a11y: the links inside are what is pressed, by keyboard too
    <div className={styles.results} aria-busy={isBusy} data-places="" onClick={remember}>
      <Suggestion found={found} />
      <div className={styles.columns}>
        <FoundProducts products={found.products} />
        <div className={styles.side}>
          <FoundSets sets={found.sets} />
          <OtherGroups found={found} />
        </div>
      </div>
      <ButtonLink look="ghost" className={styles.all} href={links[locale].search(query)}>
        {count > 0 ? search.all(words.common.pieces(count)) : search.seeResults}
      </ButtonLink>
    </div>
  );
}

function Failed({ again }: { again(): void }) {
  const { common } = useWords();
  const { search } = useFindingWords();
  return (
    <div className={styles.failed} role="alert">
      <p className={type.subhead}>{search.failed}</p>
      <Button look="ghost" onClick={again}>
        {common.again}
      </Button>
    </div>
  );
}
