import { useEffect, useState } from "react";
import { type ListingQuery, writeListingQuery } from "#contract/goods/listing-query.ts";
import { apiIn } from "../../api.ts";
import { useLanguage } from "../../words/words.tsx";
import type { FilterChoice } from "./choice.ts";

export interface Found {
  choice: FilterChoice;
  count: number;
}

const restMs = 250;

/**
 * What a draft of a choice would find, asked for once the choosing rests; answers that a newer
 * choice has overtaken are ignored. Meanwhile, and after a failure, it is what was found last.
 */
export function useFound(
  draft: ListingQuery,
  category: string | undefined,
  shown: Found & { query: ListingQuery },
) {
  const { locale } = useLanguage();
  const wanted = writeListingQuery({ ...draft, page: 1 });
  const [found, setFound] = useState(() => {
    const { choice, count, query } = shown;
    return { choice, count, wanted: writeListingQuery({ ...query, page: 1 }) };
  });
  const [failed, setFailed] = useState<string>();
  const isFound = found.wanted === wanted;

  useEffect(() => {
    if (isFound) return;
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(() => {
      const query = { ...Object.fromEntries(new URLSearchParams(wanted)), category, limit: 1 };
      apiIn(locale, { signal })("GET catalog/", { query }).then(
        (list) => signal.aborted || setFound({ choice: list, count: list.count, wanted }),
        () => signal.aborted || setFailed(wanted),
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted, isFound, category, locale]);

  const hasFailed = failed === wanted;
  return { ...found, hasFailed, isAsking: !isFound && !hasFailed };
}
