import { links } from "../../links.ts";
import { Breadcrumbs } from "../../parts/breadcrumbs/breadcrumbs.tsx";
import { CatalogLayout } from "../../parts/listing/catalog-layout.tsx";
import { Listing } from "../../parts/listing/listing.tsx";
import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { useLanguage } from "../../words/words.tsx";
import { type CategoryData, loadCategory } from "./load.ts";

export const loader = loadCategory;

export const meta = loadedMeta;

export default function CategoryPage({ loaderData }: { loaderData: CategoryData }) {
  const { locale } = useLanguage();
  const { path, title, description, looks, breadcrumbs, menu, listing } = loaderData;
  return (
    <CatalogLayout
      title={title}
      description={description}
      above={<Breadcrumbs crumbs={breadcrumbs} here={title} />}
      beside={
        looks && (
          <ButtonLink look="link" href={links[locale].sets(path)}>
            {looks}
          </ButtonLink>
        )
      }
      menu={menu}
      path={path}
    >
      <Listing listing={listing} path={links[locale].category(path)} category={path} />
    </CatalogLayout>
  );
}
