import { findCodesOfOthers, livingProductsOf } from "#api/catalog/public.ts";
import { refusalWords } from "#api/refusal-words.ts";
import { Refusal } from "#api/refuse.ts";
import { changed, lost, type NeutralProduct } from "./neutral.ts";
import { stampMediaFile } from "./pictures/media-folder.ts";
import type { Report } from "./report.ts";
import type { ImportTask } from "./run.ts";
import { type DecidedItem, type DecidedProduct, decide } from "./save/decide.ts";
import { nameOf, type Shop } from "./save/shop.ts";
import { inBatches } from "./streams.ts";

/** A plan needs to know the shop, not to be able to write to it. */
export type PlanTask = Omit<ImportTask, "shop"> & {
  shop: Pick<Shop, "db" | "source" | "mediaFolder">;
};

/** Products whose SKUs are looked for in the shop by one question. */
const askedAtOnce = 100;

/** The dry run: finds out what a run would do, and changes nothing. */
export async function planImport(
  { shop, reader, file, options, mode }: PlanTask,
  report: Report,
): Promise<void> {
  const seen = new Set<number>();
  for await (const batch of inBatches(decide(shop, reader.read(file, options)), askedAtOnce)) {
    const taken = await codesOfOthers(shop, batch);
    for (const item of batch) {
      if (item.kind === "problem") report.problem(item);
      if (item.kind !== "decided") continue;
      const { product, decision } = item;
      report.see(product);
      if (decision.id !== null) seen.add(decision.id);
      const sku = product.skus.find(({ code }) => taken.has(code))?.code;
      if (sku !== undefined && decision.verdict !== "unchanged") {
        const reason = refusalWords(new Refusal("sku_taken", { sku }), "en");
        report.problem(lost(product.line, product.id, reason));
        continue;
      }
      report.count(decision.verdict, nameOf(product));
      await missingPictures(shop.mediaFolder, product, report);
    }
  }
  if (mode === "merge") return;
  for await (const products of livingProductsOf(shop.db, shop.source)) {
    for (const { id, externalId } of products)
      if (!seen.has(id)) report.count("hidden", externalId);
  }
}

/** SKUs that the run would not get: the shop has them, and not by this source. */
async function codesOfOthers(
  { db, source }: PlanTask["shop"],
  batch: readonly DecidedItem[],
): Promise<ReadonlySet<string>> {
  const decided = batch.filter((item): item is DecidedProduct => item.kind === "decided");
  const codes = decided.flatMap(({ product }) => product.skus.map(({ code }) => code));
  return new Set(await findCodesOfOthers(db, source, codes));
}

async function missingPictures(
  folder: string | null,
  product: NeutralProduct,
  report: Report,
): Promise<void> {
  for (const { source } of product.pictures) {
    if (/^[a-z]+:/i.test(source) || (await stampMediaFile(folder, source)) !== "") continue;
    const reason = folder ? "no such file in the media folder" : "give its folder with --media";
    report.problem(changed(product.line, product.id, `picture ${source}: ${reason}`));
  }
}
