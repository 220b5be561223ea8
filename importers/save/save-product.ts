import {
  findExternals,
  freeProductSlug,
  planPrices,
  rememberExternals,
  type SkuInput,
  saveModel,
  saveProduct,
} from "#api/catalog/public.ts";
import { countStock } from "#api/stock/public.ts";
import {
  changed,
  lost,
  type NeutralProduct,
  type NeutralSku,
  type RowProblem,
} from "../neutral.ts";
import { shortHash, slugify } from "../values/slug.ts";
import type { Categories } from "./categories.ts";
import type { Decision } from "./decide.ts";
import type { Handbooks } from "./handbooks.ts";
import { actor, type Shop } from "./shop.ts";
import type { Sizes } from "./sizes.ts";
import type { TakenPictures } from "./take-pictures.ts";

/** What products refer to, saved as it comes up. */
export interface References {
  categories: Categories;
  handbooks: Handbooks;
  sizes: Sizes;
}

const never = new Date(0);

/**
 * Saves one product of the file with its sizes, stock, prices and external ids: all of it or, in
 * the caller's transaction, nothing. Answers its id and what was taken otherwise than written.
 */
export async function saveNeutralProduct(
  shop: Shop,
  product: NeutralProduct,
  decision: Decision,
  { pictures, problems: pictureProblems }: TakenPictures,
  references: References,
  position: number,
): Promise<{ id: number; problems: RowProblem[] }> {
  const { db, siteId, source } = shop;
  const isNew = decision.verdict === "added";
  const { skus, gridId, problems } = await skusOf(product, references.sizes);
  // What is missing is tried again next time: such a product is never unchanged.
  const fingerprint =
    pictureProblems.length > 0 ? `${decision.fingerprint}!` : decision.fingerprint;
  const modelId = await saveModel(db, modelSlug(source, product.modelId));
  const saved = await saveProduct(
    db,
    {
      siteId,
      ...(decision.id !== null && { id: decision.id }),
      slug: decision.slug ?? (await freeProductSlug(db, addressOf(product))),
      skuFull: product.article,
      title: product.title,
      description: product.description,
      seoTitle: product.seoTitle,
      seoDescription: product.seoDescription,
      price: product.price,
      oldPrice: product.oldPrice,
      publishFrom: null,
      publishUntil: product.isPublished ? null : never,
      position,
      modelId,
      sizeGridId: gridId,
      country: product.country,
      pictures,
      skus: skus.map(({ input }) => input),
      ...(await filedUnder(product, references, position)),
    },
    actor,
  );
  if (!isNew || product.plannedPrices.length > 0) {
    await planPrices(db, { siteId, productId: saved.id }, product.plannedPrices);
  }
  const stocked = skus.map(({ sku }) => ({ sku, id: saved.skus.get(sku.code) as number }));
  if (isNew) await bookStock(shop, stocked);
  else await bookStock(shop, await withoutSame(shop, stocked));
  await rememberExternals(db, source, [
    { entity: "product", externalId: product.id, internalId: saved.id, fingerprint },
    { entity: "model", externalId: product.modelId, internalId: modelId, fingerprint: null },
    ...stocked.map(({ sku, id }) => ({
      entity: "sku" as const,
      externalId: sku.id,
      internalId: id,
      fingerprint: sku.stock === null ? null : String(sku.stock),
    })),
  ]);
  if (isNew && product.skus.some(({ stock }) => stock === null)) {
    const reason = "the source does not count its stock: nothing is in stock until it is counted";
    problems.push(changed(product.line, product.id, reason));
  }
  return { id: saved.id, problems: [...pictureProblems, ...problems] };
}

async function filedUnder(product: NeutralProduct, references: References, position: number) {
  const { categories, handbooks } = references;
  const categoryIds = product.categoryIds.flatMap((id) => categories.idOf(id) ?? []);
  const attributes = await Promise.all(product.attributes.map((one) => handbooks.attribute(one)));
  return {
    brandId: (product.brandId === null ? null : handbooks.brandId(product.brandId)) ?? null,
    colorId: product.color && (await handbooks.color(product.color)),
    categoryId: categoryIds[0] ?? null,
    categories: [...new Set(categoryIds)].map((id) => ({ id, position })),
    labelIds: await Promise.all(product.labels.map((label) => handbooks.label(label))),
    attributes: attributes.flat(),
  };
}

/** Sizes that read alike ("M/L", "M-L") are one size of ours: the first stays. */
async function skusOf(product: NeutralProduct, sizes: Sizes) {
  const { gridId, sizeIds } = await sizes.of(product.skus.map(({ size }) => size));
  const problems: RowProblem[] = [];
  const skus: { sku: NeutralSku; input: SkuInput }[] = [];
  for (const [index, sku] of product.skus.entries()) {
    const { code, price, gtin, weightG } = sku;
    const sizeId = sizeIds[index] as number;
    if (skus.some(({ input }) => input.sizeId === sizeId)) {
      problems.push(lost(sku.line, code, `the size ${sku.size} stands in the product already`));
    } else {
      skus.push({ sku, input: { code, sizeId, price, gtin, weightG } });
    }
  }
  return { skus, gridId, problems };
}

interface StockedSku {
  sku: NeutralSku;
  /** Ours. */
  id: number;
}

/**
 * The SKUs of which the file says another number than it said last time: what was sold here since
 * is not given back by a file that only repeats itself.
 */
async function withoutSame(
  { db, source }: Shop,
  skus: readonly StockedSku[],
): Promise<StockedSku[]> {
  const names = skus.map(({ sku }) => sku.id);
  const known = await findExternals(db, source, "sku", names);
  return skus.filter(({ sku, id }) => {
    const before = known.get(sku.id);
    return before?.internalId !== id || before.fingerprint !== String(sku.stock);
  });
}

async function bookStock(
  { db, source, placeId }: Shop,
  skus: readonly StockedSku[],
): Promise<void> {
  const counted = skus.flatMap(({ sku, id }) =>
    sku.stock === null ? [] : [{ skuId: id, placeId, onHand: sku.stock }],
  );
  await countStock(db, counted, { cause: "import", actor, reason: source });
}

function modelSlug(source: string, modelId: string): string {
  const readable = slugify(modelId).slice(0, 60).replace(/-+$/, "");
  return `${readable || "model"}-${shortHash(`${source} ${modelId}`)}`;
}

/** The address that a product would have, were it free. */
export function addressOf(product: NeutralProduct): string {
  const slug = slugify(product.slug) || slugify(product.title.en ?? product.title.ru ?? "");
  return slug || `x-${shortHash(product.id)}`;
}
