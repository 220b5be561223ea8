import { useState } from "react";
import type { ListingQuery } from "#contract/goods/listing-query.ts";

/**
 * What is being chosen: the address's choice and what has been ticked since. Another list, by a
 * link or Back, brings its own.
 */
export function useDraft(query: ListingQuery) {
  const [draft, setDraft] = useState({ query, chosen: query });
  if (draft.query !== query) setDraft({ query, chosen: query });
  return [draft.chosen, (chosen: ListingQuery) => setDraft({ query, chosen })] as const;
}
