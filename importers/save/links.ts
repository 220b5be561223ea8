import {
  findFirstOfModels,
  findLinks,
  linkProducts,
  type ProductLinks,
} from "#api/catalog/public.ts";
import { changed, type NeutralLink, type NeutralProduct, type RowProblem } from "../neutral.ts";
import type { ReadOptions } from "../port.ts";
import { RowStore, type StoredRow } from "../row-store.ts";
import { inBatches } from "../streams.ts";
import type { Shop } from "./shop.ts";

/** What a source calls its links, in the shop's words. */
const kinds = { related: "similar", cross_sell: "look", upsell: "upsell" } as const;
const atOnce = 200;

/**
 * Links wait until every product is there, since they point forwards as often as back. They are
 * set again for unchanged products too: a run that was cut may have left them out.
 */
export class Links implements Disposable {
  readonly #waiting = new RowStore();

  /** @param wasChanged a product that lost its links has to be told so */
  wait(product: NeutralProduct, productId: number, wasChanged: boolean): void {
    if (product.links.length === 0 && !wasChanged) return;
    const links = JSON.stringify(product.links);
    const row = { key: String(productId), line: product.line, fields: { id: product.id, links } };
    this.#waiting.put(row, row.key);
  }

  async *save(shop: Shop, onProgress?: ReadOptions["onProgress"]): AsyncGenerator<RowProblem> {
    const groups = this.#waiting.groups(onProgress, "linking");
    for await (const batch of inBatches(groups, atOnce)) {
      yield* saveLinks(
        shop,
        batch.flatMap(({ rows }) => rows.map(readLinks)),
      );
    }
  }

  [Symbol.dispose](): void {
    this.#waiting[Symbol.dispose]();
  }
}

interface WaitingLinks {
  productId: number;
  line: number;
  /** The product's own name in the source. */
  subject: string;
  links: readonly NeutralLink[];
}

function readLinks({ key, line, fields }: StoredRow): WaitingLinks {
  const links = JSON.parse(fields.links ?? "[]");
  return { productId: Number(key), line, subject: fields.id ?? "", links };
}

async function* saveLinks(
  { db, source }: Shop,
  waiting: readonly WaitingLinks[],
): AsyncGenerator<RowProblem> {
  const named = new Set(waiting.flatMap(({ links }) => links.map(({ modelId }) => modelId)));
  const targets = await findFirstOfModels(db, source, [...named]);
  const present = await findLinks(
    db,
    waiting.map(({ productId }) => productId),
  );
  for (const { productId, line, subject, links } of waiting) {
    const missing = links.filter(({ modelId }) => !targets.has(modelId));
    for (const name of new Set(missing.map(({ modelId }) => modelId))) {
      yield changed(line, subject, `linked to ${name}, which is not in the shop`);
    }
    const wanted = linksOf(productId, links, targets);
    if (!isSame(wanted, present.get(productId))) await linkProducts(db, productId, wanted);
  }
}

function linksOf(
  productId: number,
  links: readonly NeutralLink[],
  targets: ReadonlyMap<string, number>,
): ProductLinks {
  const wanted = Object.entries(kinds).map(([theirs, ours]) => {
    const ids = links
      .filter(({ kind }) => kind === theirs)
      .flatMap(({ modelId }) => targets.get(modelId) ?? [])
      .filter((id) => id !== productId);
    return [ours, [...new Set(ids)]];
  });
  return Object.fromEntries(wanted);
}

function isSame(wanted: ProductLinks, present: ProductLinks = {}): boolean {
  return Object.values(kinds).every(
    (kind) => String(wanted[kind] ?? []) === String(present[kind] ?? []),
  );
}
