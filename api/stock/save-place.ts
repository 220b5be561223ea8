import type { Said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { selectPlaceId, upsertPlace } from "./queries/places.ts";

/** Adds a place where pieces lie or changes the one with this slug; answers its id. */
export async function savePlace(
  db: Db,
  place: { slug: string; kind: "warehouse" | "shop"; title: Said; shopId?: number | null },
): Promise<number> {
  return upsertPlace(db, { ...place, shopId: place.shopId ?? null });
}

/** The id of the place with this slug. @throws Refusal not_found. */
export async function placeIdBySlug(db: Db, slug: string): Promise<number> {
  return (await selectPlaceId(db, slug)) ?? refuse("not_found");
}
