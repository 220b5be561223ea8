import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { setActor } from "../../db/set-actor.ts";
import { cleanSaid } from "../../html/clean-html.ts";
import { refuse } from "../../refuse.ts";
import {
  attributeParts,
  categoryParts,
  collectionParts,
  labelParts,
  pictureParts,
} from "../queries/saving/product-parts.ts";
import {
  insertProduct,
  insertProductSite,
  selectLivingProductId,
  updateProduct,
  updateProductSite,
} from "../queries/saving/product-writes.ts";
import { type Parts, replaceParts } from "../queries/saving/replace-parts.ts";
import { addSkus, changeSkus, selectTakenCodes } from "../queries/saving/sku-writes.ts";
import { checkSlug } from "./check-slug.ts";
import type { ProductInput, SavedProduct } from "./product-input.ts";

/**
 * Adds a product or changes the one with its id or slug; saving the same again changes nothing.
 * Wants a transaction. @throws Refusal slug_taken, not_found and sku_taken (`data.sku`).
 */
export async function saveProduct(
  db: Db,
  input: ProductInput,
  actor: string,
): Promise<SavedProduct> {
  checkSlug(input.slug);
  await setActor(db, actor);
  const ofSlug = await selectLivingProductId(db, input.slug);
  if (input.id !== undefined && ofSlug !== null && ofSlug !== input.id) return refuse("slug_taken");
  const known = input.id ?? ofSlug;
  const id = known ?? (await addProduct(db, input));
  if (known !== null) await changeProduct(db, known, input);
  await replaceParts(db, id, partsOf(input));
  return { id, isNew: known === null, skus: await saveSkus(db, id, input, known === null) };
}

async function addProduct(db: Db, input: ProductInput): Promise<number> {
  const { id } = await insertProduct(db, {
    alt: "{}",
    description: "{}",
    seo_title: "{}",
    seo_description: "{}",
    show_sku: true,
    tax_code: "vat",
    is_preorder: false,
    is_coming_soon: false,
    ...columnsOf(input),
  });
  await addToSite(db, id, input);
  return id;
}

async function changeProduct(db: Db, id: number, input: ProductInput): Promise<void> {
  const found = await updateProduct(db, id, { ...columnsOf(input), archived_at: null });
  if (!found) refuse("not_found");
  const onSite = await updateProductSite(db, input.siteId, id, siteColumnsOf(input));
  if (!onSite) await addToSite(db, id, input);
}

function addToSite(db: Db, id: number, input: ProductInput): Promise<void> {
  return insertProductSite(db, {
    product_id: id,
    site_id: input.siteId,
    position: 0,
    ...siteColumnsOf(input),
    price: input.price,
  });
}

/** The product's own columns; what is undefined is left out by the query builder. */
function columnsOf(input: ProductInput) {
  return given({
    slug: input.slug,
    sku_full: input.skuFull,
    title: JSON.stringify(input.title),
    alt: json(input.alt),
    description: json(input.description && cleanSaid(input.description)),
    seo_title: json(input.seoTitle),
    seo_description: json(input.seoDescription),
    show_sku: input.showSku,
    model_id: input.modelId,
    brand_id: input.brandId,
    color_id: input.colorId,
    size_grid_id: input.sizeGridId,
    category_id: input.categoryId,
    country: input.country,
    tax_code: input.taxCode,
    is_preorder: input.isPreorder,
    preorder_ships_on: input.preorderShipsOn,
    is_coming_soon: input.isComingSoon,
    video: input.video === null ? null : json(input.video),
    hover_video: input.hoverVideo === null ? null : json(input.hoverVideo),
  });
}

function siteColumnsOf(input: ProductInput) {
  return given({
    price: input.price,
    old_price: input.oldPrice,
    publish_from: input.publishFrom,
    publish_until: input.publishUntil,
    position: input.position,
  });
}

function partsOf(input: ProductInput): Parts[] {
  const { categories, labelIds, collectionIds, pictures, attributes } = input;
  const cleaned = attributes?.map((one) => ({ ...one, text: one.text && cleanSaid(one.text) }));
  return [
    categories && categoryParts(categories),
    labelIds && labelParts(labelIds),
    collectionIds && collectionParts(collectionIds),
    pictures && pictureParts(pictures),
    cleaned && attributeParts(cleaned),
  ].filter((part) => part !== undefined);
}

/** Answers the id of each code. */
async function saveSkus(
  db: Db,
  id: number,
  { skus }: ProductInput,
  isNew: boolean,
): Promise<Map<string, number>> {
  if (!skus) return new Map();
  const [taken] = await selectTakenCodes(
    db,
    id,
    skus.map((sku) => sku.code),
  );
  if (taken !== undefined) refuse("sku_taken", { sku: taken });
  if (!isNew) await changeSkus(db, id, skus);
  return addSkus(db, id, skus);
}

function json(value: Said | object | undefined): string | undefined {
  return value && JSON.stringify(value);
}

/** Columns of which those that may be undefined may be missing. */
type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** What was given, without what was not. */
function given<T extends object>(columns: T): Given<T> {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<T>;
}
