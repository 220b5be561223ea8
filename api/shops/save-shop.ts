import type { Db } from "../context.ts";
import { savePlace } from "../stock/public.ts";
import { type ShopInput, upsertShop } from "./queries.ts";

/**
 * Adds a shop or changes the one with this slug, and the place of the same slug where its pieces
 * lie. Wants a transaction.
 */
export async function saveShop(db: Db, input: ShopInput): Promise<{ id: number; placeId: number }> {
  const id = await upsertShop(db, input);
  const place = { slug: input.slug, kind: "shop", title: input.title, shopId: id } as const;
  return { id, placeId: await savePlace(db, place) };
}
