import type { MetaDescriptor } from "react-router";
import { links } from "../../links.ts";
import { Breadcrumbs } from "../../parts/breadcrumbs/breadcrumbs.tsx";
import { CatalogLayout } from "../../parts/listing/catalog-layout.tsx";
import { Listing } from "../../parts/listing/listing.tsx";
import { listingMeta } from "../../parts/listing/listing-meta.ts";
import { breadcrumbsMeta } from "../../parts/page-meta/page-meta.ts";
import { useLanguage } from "../../words/words.tsx";
import { type CategoryData, loadCategory } from "./load.ts";

export const loader = loadCategory;

export function meta({ loaderData }: { loaderData?: CategoryData }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { place, path, title, breadcrumbs, listing } = loaderData;
  return [
    ...listingMeta(place, listing, {
      path: links[place.locale].category(path),
      title: loaderData.seoTitle,
      description: loaderData.seoDescription,
      picture: loaderData.picture ?? listing.cards[0]?.picture,
    }),
    breadcrumbsMeta(place, [...breadcrumbs, { title, path }]),
  ];
}

export default function CategoryPage({ loaderData }: { loaderData: CategoryData }) {
  const { locale } = useLanguage();
  const { path, title, description, breadcrumbs, menu, listing } = loaderData;
  return (
    <CatalogLayout
      title={title}
      description={description}
      above={<Breadcrumbs crumbs={breadcrumbs} here={title} />}
      menu={menu}
      path={path}
    >
      <Listing listing={listing} path={links[locale].category(path)} />
    </CatalogLayout>
  );
}
