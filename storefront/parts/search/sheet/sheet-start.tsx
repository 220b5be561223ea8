import { useEffect, useState } from "react";
import { apiIn } from "../../../api.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { useStore } from "../../../ui/store.ts";
import { useFindingWords } from "../../../words/finding-words.tsx";
import { useLanguage } from "../../../words/words.tsx";
import { QueryLinks } from "../query-links.tsx";
import { forgetQueries, forgetQuery, recentQueries, restoreQueries } from "../recent-queries.ts";
import styles from "./search-sheet.module.css";
import { Wanted } from "./wanted.tsx";

/** Before anything is typed: what this shopper has searched for, what others do, and what is bought. */
export function SheetStart() {
  const { search } = useFindingWords();
  const recent = useStore(recentQueries, []);
  const popular = usePopular();
  useEffect(restoreQueries, []);
  return (
    <div className={styles.start} data-places="">
      <div className={styles.queries}>
        <QueryLinks
          title={search.recent}
          queries={recent}
          aside={
            <Button look="link" onClick={forgetQueries}>
              {search.forgetAll}
            </Button>
          }
          after={(query) => (
            <IconButton
              icon="close"
              label={search.forget(query)}
              onClick={() => forgetQuery(query)}
            />
          )}
        />
        <QueryLinks title={search.popular} queries={popular} />
      </div>
      <Wanted />
    </div>
  );
}

/** None until they have come; nobody misses them when they do not. */
function usePopular(): readonly string[] {
  const { locale } = useLanguage();
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    const left = new AbortController();
    apiIn(locale, { signal: left.signal })("GET search/popular/").then(
      ({ results }) => setPopular(results),
      () => undefined,
    );
    return () => left.abort();
  }, [locale]);
  return popular;
}
