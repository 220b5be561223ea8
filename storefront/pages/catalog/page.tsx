import type { MetaDescriptor } from "react-router";
import { links } from "../../links.ts";
import { CatalogLayout } from "../../parts/listing/catalog-layout.tsx";
import { Listing } from "../../parts/listing/listing.tsx";
import { listingMeta } from "../../parts/listing/listing-meta.ts";
import { useLanguage } from "../../words/words.tsx";
import { type CatalogData, loadCatalog } from "./load.ts";

export const loader = loadCatalog;

export function meta({ loaderData }: { loaderData?: CatalogData }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { place, listing, title, description } = loaderData;
  return listingMeta(place, listing, {
    path: links[place.locale].catalog(),
    title,
    description,
    picture: listing.cards[0]?.picture,
  });
}

export default function CatalogPage({ loaderData }: { loaderData: CatalogData }) {
  const { locale } = useLanguage();
  const { title, listing, menu, branch } = loaderData;
  return (
    <CatalogLayout title={title} menu={menu} path={branch}>
      <Listing listing={listing} path={links[locale].catalog()} />
    </CatalogLayout>
  );
}
