import { kopecks } from "#contract/money.ts";
import { wholeList } from "../calls/present-list.ts";
import type { Handlers } from "../calls/serve.ts";
import { findCart, partOf, priceLines, readCartId } from "../cart/public.ts";
import type { CallContext } from "../context.ts";
import { offerDelivery } from "./offer-delivery.ts";
import { presentShop } from "./present.ts";
import { findLocality, selectPickupShops } from "./queries.ts";

/** What the goods in the cart cost, so that free delivery shows as free. */
async function goodsIn(
  { cart_id: cartId, is_preorder }: { cart_id?: string | undefined; is_preorder: boolean },
  { db, siteId }: CallContext,
) {
  const id = readCartId(cartId);
  if (!id) return kopecks(0);
  const { lines } = await findCart(db, siteId, id);
  return priceLines(partOf(lines, is_preorder)).goods;
}

export const deliveryHandlers: Handlers = {
  "GET handbooks/delivery-types/": async ({ query }, context) => {
    const { db, siteId, locale } = context;
    const goods = await goodsIn(query, context);
    const asked = { siteId, locality: query.locality ?? "", goods };
    return wholeList((await offerDelivery(db, asked, locale)).options);
  },

  "GET handbooks/orders-issue-points/": async ({ query }, { db, siteId, locale }) => {
    const shops = await selectPickupShops(db, siteId);
    const place = query.locality ? await findLocality(db, query.locality) : null;
    const inCity = shops.filter((shop) => !place || shop.city.ru === place.title.ru);
    return wholeList(inCity.map((shop) => presentShop(shop, locale)));
  },
};
