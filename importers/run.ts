import {
  archiveCategory,
  archiveProduct,
  findEmptyCategories,
  livingProductsOf,
  rememberExternal,
} from "#api/catalog/public.ts";
import { isInvalid, isRefusal, refusalWords } from "#api/refuse.ts";
import { lookAhead } from "./look-ahead.ts";
import { lost, type NeutralItem, type NeutralProduct, type RowProblem } from "./neutral.ts";
import type { CatalogueFile, CatalogueReader, ReadOptions } from "./port.ts";
import type { Report } from "./report.ts";
import { Categories } from "./save/categories.ts";
import { type Decision, decide } from "./save/decide.ts";
import { Handbooks } from "./save/handbooks.ts";
import { Links } from "./save/links.ts";
import { type References, saveNeutralProduct } from "./save/save-product.ts";
import { actor, nameOf, type Shop } from "./save/shop.ts";
import { Sizes } from "./save/sizes.ts";
import { type TakenPictures, takePictures } from "./save/take-pictures.ts";

export interface ImportTask {
  shop: Shop;
  reader: CatalogueReader;
  file: CatalogueFile;
  options: ReadOptions;
  /** `replace`: what the source brought before and the file has no more is taken out of the shop. */
  mode: "replace" | "merge";
}

/** How many products' pictures are fetched while one is saved. */
const picturesAhead = 6;

interface Ready {
  product: NeutralProduct;
  decision: Decision;
  taken: TakenPictures;
}

/**
 * Imports a catalogue, a transaction for each product. It may be cut anywhere and run again: what
 * was saved is known by its external id and, unchanged, passed over.
 */
export async function runImport(task: ImportTask, report: Report): Promise<void> {
  using run = new Run(task, report);
  const items = task.reader.read(task.file, task.options);
  for await (const ready of lookAhead(items, picturesAhead, (item) => run.prepare(item))) {
    await run.take(ready);
  }
  if (task.mode === "replace") await run.hideUnseen();
  await run.retry();
  await run.link();
}

class Run implements Disposable {
  readonly #task: ImportTask;
  readonly #report: Report;
  readonly #references: References;
  readonly #links = new Links();
  readonly #seen = new Set<number>();
  /** Products whose SKU another one still has: the other may lose it before the run ends. */
  readonly #crossed: { ready: Ready; position: number }[] = [];
  #position = 0;

  constructor(task: ImportTask, report: Report) {
    this.#task = task;
    this.#report = report;
    const { db } = task.shop;
    const categories = new Categories(task.shop);
    this.#references = { categories, handbooks: new Handbooks(db), sizes: new Sizes(db) };
  }

  /** What can be done for an item while others before it are saved. */
  async prepare(
    item: NeutralItem | RowProblem,
  ): Promise<Exclude<typeof item, NeutralProduct> | Ready> {
    if (item.kind !== "product") return item;
    const decision = await decide(this.#task.shop, item);
    const isSame = decision.verdict === "unchanged";
    const taken = isSame
      ? { pictures: [], problems: [] }
      : await takePictures(this.#task.shop, item);
    return { product: item, decision, taken };
  }

  async take(item: Exclude<NeutralItem | RowProblem, NeutralProduct> | Ready): Promise<void> {
    if ("product" in item) {
      this.#position += 1;
      this.#report.see(item.product);
      await this.#takeProduct(item, this.#position, (ready, position) =>
        this.#crossed.push({ ready, position }),
      );
    } else if (item.kind === "problem") this.#report.problem(item);
    else if (item.kind === "category") await this.#references.categories.save(item);
    else await this.#references.handbooks.saveBrand(item);
  }

  async #takeProduct(
    ready: Ready,
    position: number,
    onCrossed?: (ready: Ready, position: number) => void,
  ): Promise<void> {
    const { product, decision, taken } = ready;
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
      if (isRefusal(error) && error.code === "sku_taken" && onCrossed) {
        return onCrossed(ready, position);
      }
      this.#report.problem(lost(product.line, product.id, reasonOf(error)));
    }
  }

  async #inTransaction<T>(work: (shop: Shop) => Promise<T>): Promise<T> {
    const { shop } = this.#task;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await shop.db.transaction().execute((trx) => work({ ...shop, db: trx }));
      } catch (error) {
        // A shopper's order and an import may wait for each other: one of them begins again.
        if ((error as { code?: string }).code !== "40P01" || attempt === 5) throw error;
      }
    }
  }

  async hideUnseen(): Promise<void> {
    const { shop } = this.#task;
    for await (const products of livingProductsOf(shop.db, shop.source)) {
      for (const { id, externalId } of products) {
        if (this.#seen.has(id)) continue;
        await this.#inTransaction(async ({ db, source }) => {
          await archiveProduct(db, id, actor);
          await rememberExternal(db, { source, entity: "product", externalId }, id);
        });
        this.#report.count("hidden", externalId);
      }
    }
    for (const { id } of await findEmptyCategories(shop.db, shop.source)) {
      await archiveCategory(shop.db, id);
    }
  }

  async retry(): Promise<void> {
    for (const { ready, position } of this.#crossed) await this.#takeProduct(ready, position);
  }

  async link(): Promise<void> {
    for await (const problem of this.#links.save(this.#task.shop)) this.#report.problem(problem);
  }

  [Symbol.dispose](): void {
    this.#links[Symbol.dispose]();
  }
}

/** Why the shop does not take a product, in one line. @throws what is no fault of the product */
function reasonOf(error: unknown): string {
  if (isRefusal(error)) return refusalWords(error, "en");
  if (isInvalid(error)) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  // Classes 22 and 23: data that a column or a constraint does not take.
  if (code && /^2[23]/.test(code)) return `the database does not take it: ${message}`;
  throw error;
}
