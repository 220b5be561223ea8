import { type LoaderFunctionArgs, redirect } from "react-router";
import { type ShopOnServer, shopContext } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import { placeOf } from "../../parts/page-meta/page-meta.ts";
import { productMeta } from "./product-meta.ts";
import { productView } from "./product-view.ts";

/** The product of an address; an id or an old slug goes to the present address for good. */
export async function loadProduct({ request, params, context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const slug = params.slug ?? "";
  const [product, { settings }, help] = await Promise.all([
    shop.api("GET products/:id/", { params: { id: slug } }),
    keptVars(shop),
    findHelp(shop),
  ]);
  if (product.slug !== slug) {
    const { search } = new URL(request.url);
    throw redirect(links[shop.locale].product(product.slug) + search, 301);
  }
  const { results } = await shop.api("GET sets/list/", {
    query: { product: product.id, limit: 1 },
  });
  const view = productView(product, results[0], settings, shop.locale);
  return { product: view, help, meta: productMeta(product, view, placeOf(shop, settings)) };
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;

/** Pages that a product's page leads to, where the shop has them. */
const helpPages = { delivery: "delivery-and-payment", returns: "returns", sizes: "size-guide" };
export type Help = Partial<typeof helpPages>;

function findHelp({ keep, locale }: ShopOnServer): Promise<Help> {
  return keep(`product help ${locale}`, async (client) => {
    const found = await Promise.all(
      Object.entries(helpPages).map(([name, slug]) =>
        client("GET pages/:slug/", { params: { slug } }).then(
          () => [[name, slug]],
          () => [],
        ),
      ),
    );
    return Object.fromEntries(found.flat());
  });
}
