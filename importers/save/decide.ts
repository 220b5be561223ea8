import { findExternal, findProductState } from "#api/catalog/public.ts";
import type { NeutralProduct } from "../neutral.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Shop } from "./shop.ts";

/** What becomes of a product of the file, found out without a change. */
export interface Decision {
  verdict: "added" | "changed" | "unchanged";
  /** Ours; null for a new one. */
  id: number | null;
  /** The address it has now; null when it is new or was taken out of the shop. */
  slug: string | null;
  fingerprint: string;
}

export async function decide(
  { db, source, mediaFolder }: Pick<Shop, "db" | "source" | "mediaFolder">,
  product: NeutralProduct,
): Promise<Decision> {
  const fingerprint = await fingerprintOf(product, mediaFolder);
  const known = await findExternal(db, { source, entity: "product", externalId: product.id });
  const state = known && (await findProductState(db, known.internalId));
  if (!known || !state) return { verdict: "added", id: null, slug: null, fingerprint };
  return {
    // What the owner took out of the shop stays out until the file says something new of it.
    verdict: known.fingerprint === fingerprint ? "unchanged" : "changed",
    id: known.internalId,
    slug: state.isArchived ? null : state.slug,
    fingerprint,
  };
}
