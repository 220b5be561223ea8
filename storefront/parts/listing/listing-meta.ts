import type { MetaDescriptor } from "react-router";
import { writeListingQuery } from "#contract/goods/listing-query.ts";
import { countChosen } from "../filters/choice.ts";
import { type PagePlace, pageMeta } from "../page-meta/page-meta.ts";
import type { ListingData } from "./load-listing.ts";

interface ListingFacts {
  path: string;
  title: string;
  description: string;
  picture?: Parameters<typeof pageMeta>[1]["picture"];
}

/**
 * Every page of a listing is its own canonical; another order of it is not. What is filtered is for
 * shoppers, not for search engines: its links are followed, its canonical is the whole listing.
 */
export function listingMeta(
  place: PagePlace,
  { query, pages }: Pick<ListingData, "query" | "pages">,
  facts: ListingFacts,
): MetaDescriptor[] {
  const { page } = query;
  const isFiltered = countChosen(query) > 0;
  const neighbor = (rel: "prev" | "next", number: number) => ({
    tagName: "link",
    rel,
    href:
      place.origin +
      facts.path +
      writeListingQuery({ ...query, sort: undefined, branch: undefined, page: number }),
  });
  return [
    ...pageMeta(place, {
      ...facts,
      path: facts.path + writeListingQuery({ page: isFiltered ? 1 : page }),
      title: page > 1 ? `${facts.title}, ${page}` : facts.title,
    }),
    ...(isFiltered ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page > 1 ? [neighbor("prev", page - 1)] : []),
    ...(page < pages ? [neighbor("next", page + 1)] : []),
  ];
}
