import { findExternals, findFirstOfModel, linkProducts } from "#api/catalog/public.ts";
import { changed, type NeutralLink, type NeutralProduct, type RowProblem } from "../neutral.ts";
import { RowStore } from "../row-store.ts";
import type { Shop } from "./shop.ts";

/** What a source calls its links, in the shop's words. */
const kinds = { related: "similar", cross_sell: "look", upsell: "upsell" } as const;

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

  async *save(shop: Shop): AsyncGenerator<RowProblem> {
    for (const { rows } of this.#waiting.groups()) {
      for (const { key, line, fields } of rows) {
        const links: NeutralLink[] = JSON.parse(fields.links ?? "[]");
        yield* this.#saveOne(shop, Number(key), line, fields.id ?? "", links);
      }
    }
  }

  async *#saveOne(
    shop: Shop,
    productId: number,
    line: number,
    subject: string,
    links: readonly NeutralLink[],
  ): AsyncGenerator<RowProblem> {
    const { db, source } = shop;
    const named = [...new Set(links.map(({ modelId }) => modelId))];
    const models = await findExternals(db, source, "model", named);
    const ids = new Map<string, number>();
    for (const name of named) {
      const model = models.get(name);
      const id = model ? await findFirstOfModel(db, model.internalId) : null;
      if (id === null) yield changed(line, subject, `linked to ${name}, which is not in the shop`);
      else ids.set(name, id);
    }
    await db.transaction().execute(async (trx) => {
      for (const [theirs, ours] of Object.entries(kinds)) {
        const linked = links.filter(({ kind }) => kind === theirs);
        await linkProducts(
          trx,
          productId,
          ours,
          linked.flatMap((one) => ids.get(one.modelId) ?? []),
        );
      }
    });
  }

  [Symbol.dispose](): void {
    this.#waiting[Symbol.dispose]();
  }
}
