import type { LoaderFunctionArgs } from "react-router";
import { shopContext } from "../../api.ts";
import type { City } from "../../parts/city/city-store.ts";

/** The city that delivery is counted to until the shopper names another. */
export async function loadDefaultCity({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  return shop.keep(`default city ${shop.locale}`, async (api): Promise<{ city: City | null }> => {
    const [{ settings }, { results }] = await Promise.all([
      api("GET vars/"),
      api("GET handbooks/localities/", { query: { limit: 1000 } }),
    ]);
    const city = results.find(({ slug }) => slug === settings.default_city);
    return { city: city ? { slug: city.slug, title: city.title } : null };
  });
}
