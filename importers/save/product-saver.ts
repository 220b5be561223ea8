import { archiveProduct, rememberExternals } from "#api/catalog/public.ts";
import { refusalWords } from "#api/refusal-words.ts";
import { isInvalid, isRefusal } from "#api/refuse.ts";
import { lost, type NeutralProduct } from "../neutral.ts";
import type { Report } from "../report.ts";
import type { DecidedProduct, Decision } from "./decide.ts";
import type { Links } from "./links.ts";
import { type References, saveNeutralProduct } from "./save-product.ts";
import { actor, nameOf, type Shop } from "./shop.ts";
import { type TakenPictures, takePictures } from "./take-pictures.ts";

/** A product of which all is known that can be known before it is saved. */
export interface ReadyProduct {
  kind: "ready";
  product: NeutralProduct;
  decision: Decision;
  taken: TakenPictures;
  /** Its place in lists: that in the file. */
  position: number;
}

/** Saves the products of a run, each in a transaction of its own, and keeps account of them. */
export class ProductSaver {
  readonly #shop: Shop;
  readonly #references: References;
  readonly #links: Links;
  readonly #report: Report;
  readonly #seen = new Set<number>();
  /** Products whose SKU another one still has: the other may lose it before the run ends. */
  readonly #crossed: ReadyProduct[] = [];
  #count = 0;

  constructor(shop: Shop, references: References, links: Links, report: Report) {
    this.#shop = shop;
    this.#references = references;
    this.#links = links;
    this.#report = report;
  }

  /** What can be done for a product while others before it are saved; called in their order. */
  async prepare({ product, decision }: DecidedProduct): Promise<ReadyProduct> {
    this.#count += 1;
    const position = this.#count;
    const isSame = decision.verdict === "unchanged";
    const taken = isSame ? { pictures: [], problems: [] } : await takePictures(this.#shop, product);
    return { kind: "ready", product, decision, taken, position };
  }

  async save(ready: ReadyProduct): Promise<void> {
    this.#report.see(ready.product);
    await this.#save(ready, () => this.#crossed.push(ready));
  }

  async saveCrossed(): Promise<void> {
    for (const ready of this.#crossed) await this.#save(ready);
  }

  async hideUnlessSeen({ id, externalId }: { id: number; externalId: string }): Promise<void> {
    if (this.#seen.has(id)) return;
    await this.#inTransaction(async ({ db, source }) => {
      await archiveProduct(db, id, actor);
      const name = { entity: "product", externalId, internalId: id, fingerprint: null } as const;
      await rememberExternals(db, source, [name]);
    });
    this.#report.count("hidden", externalId);
  }

  async #save(ready: ReadyProduct, onCrossed?: () => void): Promise<void> {
    const { product, decision, taken, position } = ready;
    // Seen, whether it can be saved or not: the file has it.
    if (decision.id !== null) this.#seen.add(decision.id);
    if (decision.verdict === "unchanged" && decision.id !== null) {
      this.#links.wait(product, decision.id, false);
      return this.#report.count("unchanged", nameOf(product));
    }
    try {
      const { id, problems } = await this.#inTransaction((shop) =>
        saveNeutralProduct(shop, product, decision, taken, this.#references, position),
      );
      for (const problem of problems) this.#report.problem(problem);
      this.#seen.add(id);
      this.#links.wait(product, id, decision.verdict === "changed");
      this.#report.count(decision.verdict, nameOf(product));
    } catch (error) {
      if (isRefusal(error) && error.code === "sku_taken" && onCrossed) return onCrossed();
      this.#report.problem(lost(product.line, product.id, reasonOf(error)));
    }
  }

  async #inTransaction<T>(work: (shop: Shop) => Promise<T>): Promise<T> {
    const { db } = this.#shop;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute((trx) => work({ ...this.#shop, db: trx }));
      } catch (error) {
        if (!isRace(error) || attempt === 5) throw error;
      }
    }
  }
}

/** A deadlock with a shopper's order, or a slug that somebody else took meanwhile: begin again. */
function isRace(error: unknown): boolean {
  return ["40P01", "40001", "23505"].includes((error as { code?: string }).code ?? "");
}

/** Why the shop does not take a product, in one line. @throws what is no fault of the product */
function reasonOf(error: unknown): string {
  if (isRefusal(error)) return refusalWords(error, "en");
  if (isInvalid(error)) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  // Classes 22, 23 and 54: data that a column, a constraint or an index does not take.
  if (code && /^(2[23]|54)/.test(code)) return `the database does not take it: ${message}`;
  throw error;
}
