import { links } from "../../links.ts";
import { Breadcrumbs } from "../../parts/breadcrumbs/breadcrumbs.tsx";
import { CatalogLayout } from "../../parts/listing/catalog-layout.tsx";
import { Listing } from "../../parts/listing/listing.tsx";
import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import { useLanguage } from "../../words/words.tsx";
import { type KitData, loadKit } from "./load.ts";

export const loader = loadKit;

export const meta = loadedMeta;

export default function KitPage({ loaderData }: { loaderData: KitData }) {
  const { locale } = useLanguage();
  const { slug, title, description, listing } = loaderData;
  return (
    <CatalogLayout
      title={title}
      description={description}
      above={<Breadcrumbs crumbs={[]} here={title} />}
    >
      <Listing listing={listing} path={links[locale].kit(slug)} />
    </CatalogLayout>
  );
}
