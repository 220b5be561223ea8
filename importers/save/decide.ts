import { findKnownProducts } from "#api/catalog/public.ts";
import type { NeutralItem, NeutralProduct, RowProblem } from "../neutral.ts";
import { inBatches } from "../streams.ts";
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

export interface DecidedProduct {
  kind: "decided";
  product: NeutralProduct;
  decision: Decision;
}

export type DecidedItem = Exclude<NeutralItem, NeutralProduct> | RowProblem | DecidedProduct;

/** Products that are looked up in the shop by one question. */
const askedAtOnce = 100;

/** All items of a file in their order, each product with what becomes of it. */
export async function* decide(
  shop: Pick<Shop, "db" | "source" | "mediaFolder">,
  items: AsyncIterable<NeutralItem | RowProblem>,
): AsyncGenerator<DecidedItem> {
  for await (const batch of inBatches(items, askedAtOnce)) {
    const ids = batch.flatMap((item) => (item.kind === "product" ? item.id : []));
    const known = ids.length > 0 ? await findKnownProducts(shop.db, shop.source, ids) : new Map();
    for (const item of batch) {
      if (item.kind !== "product") yield item;
      else {
        const fingerprint = await fingerprintOf(item, shop.mediaFolder);
        const decision = decideOne(fingerprint, known.get(item.id));
        yield { kind: "decided", product: item, decision };
      }
    }
  }
}

type Known = Awaited<ReturnType<typeof findKnownProducts>> extends Map<string, infer V> ? V : never;

function decideOne(fingerprint: string, known: Known | undefined): Decision {
  if (!known) return { verdict: "added", id: null, slug: null, fingerprint };
  return {
    // What the owner took out of the shop stays out until the file says something new of it.
    verdict: known.fingerprint === fingerprint ? "unchanged" : "changed",
    id: known.internalId,
    slug: known.isArchived ? null : known.slug,
    fingerprint,
  };
}
