import { type LoaderFunctionArgs, redirect } from "react-router";
import type { ProductSet, SetCard } from "#contract/goods/sets.ts";
import { limits } from "#contract/limits.ts";
import { type ShopOnServer, shopContext } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import {
  breadcrumbsMeta,
  itemListMeta,
  pageMeta,
  placeOf,
} from "../../parts/page-meta/page-meta.ts";
import { cardView } from "../../parts/product-card/card-view.ts";

/** A look by its slug; an id or an old slug goes to the present address for good. */
export async function loadSet({ request, params, context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const to = links[shop.locale];
  const { search } = new URL(request.url);
  const slug = params.slug ?? "";
  if (slug === "") throw redirect(to.sets() + search, 301);
  const [set, { settings }] = await Promise.all([
    shop.api("GET sets/:id/", { params: { id: slug } }),
    keptVars(shop),
  ]);
  if (set.slug !== slug) throw redirect(to.set(set.slug) + search, 301);
  const { products, seo_title, seo_description, ...rest } = set;
  const place = placeOf(shop, settings);
  return {
    set: rest,
    pieces: products.map((product) => cardView(product, settings)),
    more: await moreLooks(shop, set),
    meta: [
      ...pageMeta(place, {
        path: to.set(slug),
        title: seo_title,
        description: seo_description,
        picture: set.image,
      }),
      breadcrumbsMeta(place, set.breadcrumbs),
      itemListMeta(
        place,
        products.map(({ title, slug }) => ({ title, path: to.product(slug) })),
        set.title,
      ),
    ],
  };
}

export type SetData = Awaited<ReturnType<typeof loadSet>>;

/** The looks of the same category, those first that stand after this one. */
async function moreLooks(
  { api }: ShopOnServer,
  { id, breadcrumbs }: ProductSet,
): Promise<SetCard[]> {
  const category = breadcrumbs.at(-1)?.path.replace(/^sets\/?/, "");
  const { results } = await api("GET sets/list/", {
    query: { ...(category && { category }), limit: limits.recommendationsSlider },
  });
  const place = results.findIndex((one) => one.id === id);
  return [...results.slice(place + 1), ...results.slice(0, Math.max(0, place))];
}
