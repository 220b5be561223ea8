import {
  findChildCategory,
  findExternal,
  isLivingCategory,
  rememberExternal,
  saveCategory,
} from "#api/catalog/public.ts";
import { isFreeSlug } from "#contract/slugs.ts";
import type { NeutralCategory } from "../neutral.ts";
import { freeSlug, slugify } from "../values/slug.ts";
import type { Shop } from "./shop.ts";

/** Says of a category that the import made it: such a one goes when it is empty. */
const madeHere = "imported";

/**
 * The shop's categories for those of the file. A category that the shop has already at the same
 * place is taken as it is, title and all; others are added below their parent.
 */
export class Categories {
  readonly #shop: Shop;
  readonly #ids = new Map<string, number>();
  readonly #taken = new Set<number>();
  #ordering = 1000;
  added = 0;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  idOf(externalId: string): number | undefined {
    return this.#ids.get(externalId);
  }

  async save(category: NeutralCategory): Promise<void> {
    const { db, source } = this.#shop;
    const name = { source, entity: "category", externalId: category.id } as const;
    const known = await findExternal(db, name);
    if (known && (await isLivingCategory(db, known.internalId))) {
      return this.#keep(category.id, known.internalId);
    }
    await db.transaction().execute(async (trx) => {
      const found = await this.#findOrAdd({ ...this.#shop, db: trx }, category);
      await rememberExternal(trx, name, found.id, found.isNew ? madeHere : undefined);
      this.#keep(category.id, found.id);
      if (found.isNew) this.added += 1;
    });
  }

  #keep(externalId: string, id: number): void {
    this.#ids.set(externalId, id);
    this.#taken.add(id);
  }

  async #findOrAdd({ db, siteId }: Shop, { title, parentId }: NeutralCategory) {
    const parent = parentId === null ? null : (this.#ids.get(parentId) ?? null);
    const refused = new Set<string>();
    for (;;) {
      const isTaken = (slug: string) => refused.has(slug) || (parent === null && !isFreeSlug(slug));
      const slug = freeSlug(slugify(title.ru ?? title.en ?? ""), isTaken);
      const standing = await findChildCategory(db, siteId, parent, slug);
      if (standing === null) {
        this.#ordering += 1;
        const input = { siteId, parentId: parent, slug, title, ordering: this.#ordering };
        return { id: await saveCategory(db, input), isNew: true };
      }
      if (!this.#taken.has(standing)) return { id: standing, isNew: false };
      refused.add(slug);
    }
  }
}
