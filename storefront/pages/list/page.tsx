import type { MetaDescriptor } from "react-router";
import { links } from "../../links.ts";
import { Breadcrumbs } from "../../parts/breadcrumbs/breadcrumbs.tsx";
import { CatalogLayout } from "../../parts/listing/catalog-layout.tsx";
import { Listing } from "../../parts/listing/listing.tsx";
import { listingMeta } from "../../parts/listing/listing-meta.ts";
import { useLanguage } from "../../words/words.tsx";
import { type KitData, loadKit } from "./load.ts";

export const loader = loadKit;

export function meta({ loaderData }: { loaderData?: KitData }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { place, listing, slug, title, description } = loaderData;
  return listingMeta(place, listing, {
    path: links[place.locale].kit(slug),
    title,
    description,
    picture: listing.cards[0]?.picture,
  });
}

export default function KitPage({ loaderData }: { loaderData: KitData }) {
  const { locale } = useLanguage();
  const { slug, title, description, listing } = loaderData;
  return (
    <CatalogLayout
      title={title}
      description={description}
      above={<Breadcrumbs crumbs={[]} here={title} />}
    >
      <Listing listing={listing} path={links[locale].kit(slug)} sortable={false} />
    </CatalogLayout>
  );
}
