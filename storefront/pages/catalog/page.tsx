import { links } from "../../links.ts";
import { CatalogLayout } from "../../parts/listing/catalog-layout.tsx";
import { Listing } from "../../parts/listing/listing.tsx";
import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import { useLanguage } from "../../words/words.tsx";
import { type CatalogData, loadCatalog } from "./load.ts";

export const loader = loadCatalog;

export const meta = loadedMeta;

export default function CatalogPage({ loaderData }: { loaderData: CatalogData }) {
  const { locale } = useLanguage();
  const { title, listing, menu, branch } = loaderData;
  return (
    <CatalogLayout title={title} menu={menu} path={branch}>
      <Listing listing={listing} path={links[locale].catalog()} />
    </CatalogLayout>
  );
}
