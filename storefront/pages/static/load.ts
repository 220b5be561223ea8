import type { LoaderFunctionArgs } from "react-router";
import { shopContext } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";

/** A static page: `/pages/{slug}`, or `/about`, which has its slug from its route. */
export async function loadStaticPage({ params, context }: LoaderFunctionArgs, slug = params.slug) {
  const shop = context.get(shopContext);
  const [page, { settings }] = await Promise.all([
    shop.api("GET pages/:slug/", { params: { slug: slug ?? "" } }),
    keptVars(shop),
  ]);
  return {
    ...page,
    place: { locale: shop.locale, origin: shop.origin, shopName: settings.shop_name },
  };
}

export type StaticPageData = Awaited<ReturnType<typeof loadStaticPage>>;
