import type { MetaDescriptor } from "react-router";
import { type PagePlace, pageMeta } from "../page-meta/page-meta.ts";
import { withListingQuery } from "./listing-query.ts";
import type { ListingData } from "./load-listing.ts";

interface ListingFacts {
  path: string;
  title: string;
  description: string;
  picture?: Parameters<typeof pageMeta>[1]["picture"];
}

/** Every page of a listing is its own canonical; another order of it is not. */
export function listingMeta(
  place: PagePlace,
  { query: { page }, pages }: ListingData,
  facts: ListingFacts,
): MetaDescriptor[] {
  const neighbor = (rel: "prev" | "next", number: number) => ({
    tagName: "link",
    rel,
    href: place.origin + withListingQuery(facts.path, { page: number }),
  });
  return [
    ...pageMeta(place, {
      ...facts,
      path: withListingQuery(facts.path, { page }),
      title: page > 1 ? `${facts.title}, ${page}` : facts.title,
    }),
    ...(page > 1 ? [neighbor("prev", page - 1)] : []),
    ...(page < pages ? [neighbor("next", page + 1)] : []),
  ];
}
