import { useState } from "react";
import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import { RecommendedPlace } from "../../parts/recommendations/recommended-place.tsx";
import { OtherGroups } from "../../parts/search/found/other-groups.tsx";
import { SearchForm } from "../../parts/search/search-form.tsx";
import { Suggestion } from "../../parts/search/suggestion.tsx";
import { IconButton } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import type from "../../ui/type.module.css";
import { useFindingWords } from "../../words/finding-words.tsx";
import { useWords } from "../../words/words.tsx";
import { GroupLinks } from "./group-links.tsx";
import { loadSearch, type SearchData } from "./load.ts";
import styles from "./page.module.css";
import { Products } from "./products.tsx";
import { Sets } from "./sets.tsx";
import { Ways } from "./ways.tsx";

export const loader = loadSearch;

export const meta = loadedMeta;

export default function SearchPage({ loaderData }: { loaderData: SearchData }) {
  const { search } = useFindingWords();
  const { common } = useWords();
  const { found, page, pages, ways } = loaderData;
  const { query, products } = found;
  const searched = (found.is_corrected && found.suggestion) || query;
  const isNothing = Boolean(ways && query);
  return (
    <>
      <div className={classes(styles.page, ways && styles.led, isNothing && styles.nothing)}>
        <QueryForm key={query} query={query} />
        <div className={styles.said}>
          <h1 className={query ? type.heading : type.hidden}>{titleOf()}</h1>
          <Suggestion found={found} />
          {isNothing && <p className={styles.advice}>{search.nothingMore}</p>}
        </div>
        {ways && <Ways {...ways} />}
        <GroupLinks found={found} />
        <Products found={found} page={page} pages={pages} />
        <Sets sets={found.sets} />
        <div className={styles.others}>
          <OtherGroups found={found} />
        </div>
      </div>
      {ways && (
        <RecommendedPlace
          key={query}
          code={query ? "search-nothing" : "popular"}
          searchQuery={query || undefined}
        />
      )}
    </>
  );

  function titleOf(): string {
    if (!query) return search.title;
    if (ways) return search.nothing(query);
    if (products.count === 0) return search.results(searched);
    return search.resultsOf(searched, common.pieces(products.count));
  }
}

function QueryForm({ query }: { query: string }) {
  const [text, setText] = useState(query);
  const { search } = useFindingWords();
  return (
    <SearchForm text={text} setText={setText}>
      <IconButton type="submit" icon="next" label={search.submit} />
    </SearchForm>
  );
}
