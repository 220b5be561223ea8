import { livingProductsOf } from "#api/catalog/public.ts";
import { changed, type NeutralProduct } from "./neutral.ts";
import { stampMediaFile } from "./pictures/media-folder.ts";
import type { Report } from "./report.ts";
import type { ImportTask } from "./run.ts";
import { decide } from "./save/decide.ts";
import { nameOf, type Shop } from "./save/shop.ts";

/** A plan needs to know the shop, not to be able to write to it. */
export type PlanTask = Omit<ImportTask, "shop"> & {
  shop: Pick<Shop, "db" | "source" | "mediaFolder">;
};

/** The dry run: finds out what a run would do, and changes nothing. */
export async function planImport(
  { shop, reader, file, options, mode }: PlanTask,
  report: Report,
): Promise<void> {
  const seen = new Set<number>();
  for await (const item of decide(shop, reader.read(file, options))) {
    if (item.kind === "problem") report.problem(item);
    if (item.kind !== "decided") continue;
    const { product, decision } = item;
    report.see(product);
    report.count(decision.verdict, nameOf(product));
    if (decision.id !== null) seen.add(decision.id);
    await missingPictures(shop.mediaFolder, product, report);
  }
  if (mode === "merge") return;
  for await (const products of livingProductsOf(shop.db, shop.source)) {
    for (const { id, externalId } of products)
      if (!seen.has(id)) report.count("hidden", externalId);
  }
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
