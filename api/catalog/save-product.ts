import type { Said } from "#contract/locale.ts";
import { cleanSaid } from "../clean-html.ts";
import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { checkSlug } from "./check-slug.ts";
import { findExternal, rememberExternal } from "./external-ids.ts";
import type { ProductInput, SavedProduct } from "./product-input.ts";
import {
  replaceAttributes,
  replaceCategories,
  replaceCollections,
  replaceLabels,
  replacePictures,
} from "./queries/product-parts.ts";
import {
  insertProduct,
  insertProductSite,
  selectLivingProductId,
  setActor,
  updateProduct,
  updateProductSite,
} from "./queries/product-writes.ts";
import { replaceSkus, selectTakenCodes } from "./queries/sku-writes.ts";

/**
 * Adds a product or changes the one that is known under its external name or slug; saving the same
 * again changes nothing. Wants a transaction. Refuses with slug_taken and sku_taken (`data.sku`).
 */
export async function saveProduct(
  db: Db,
  input: ProductInput,
  actor: string,
): Promise<SavedProduct> {
  checkSlug(input.slug);
  await setActor(db, actor);
  const known = await knownProduct(db, input);
  const id = known ?? (await addProduct(db, input));
  if (known !== null) await updateProduct(db, id, { ...columnsOf(input), archived_at: null });
  await saveOnSite(db, id, input);
  const skus = await saveParts(db, id, input);
  if (input.external) {
    const { source, id: externalId, fingerprint } = input.external;
    await rememberExternal(db, { source, entity: "product", externalId }, id, fingerprint);
  }
  return { id, isNew: known === null, skus };
}

async function knownProduct(db: Db, { external, slug }: ProductInput): Promise<number | null> {
  const ofSlug = await selectLivingProductId(db, slug);
  if (!external) return ofSlug;
  const { source, id: externalId } = external;
  const named = await findExternal(db, { source, entity: "product", externalId });
  const id = named?.internalId ?? null;
  if (ofSlug !== null && ofSlug !== id) return refuse("slug_taken");
  return id;
}

async function addProduct(db: Db, input: ProductInput): Promise<number> {
  const added = await insertProduct(db, {
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
  return added.id;
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

async function saveOnSite(db: Db, id: number, input: ProductInput): Promise<void> {
  const change = given({
    price: input.price,
    old_price: input.oldPrice,
    publish_from: input.publishFrom,
    publish_until: input.publishUntil,
    position: input.position,
  });
  const found = await updateProductSite(db, input.siteId, id, change);
  if (found) return;
  await insertProductSite(db, {
    product_id: id,
    site_id: input.siteId,
    position: 0,
    ...change,
    price: input.price,
  });
}

async function saveParts(db: Db, id: number, input: ProductInput): Promise<Map<string, number>> {
  if (input.categories) await replaceCategories(db, id, input.categories);
  if (input.labelIds) await replaceLabels(db, id, input.labelIds);
  if (input.collectionIds) await replaceCollections(db, id, input.collectionIds);
  if (input.pictures) {
    const pictures = input.pictures.map((picture) => ({ alt: {}, ...picture }));
    await replacePictures(db, id, pictures);
  }
  if (input.attributes) {
    const attributes = input.attributes.map((one) => ({
      ...one,
      text: one.text && cleanSaid(one.text),
    }));
    await replaceAttributes(db, id, attributes);
  }
  if (!input.skus) return new Map();
  const codes = input.skus.map((sku) => sku.code);
  const [taken] = codes.length > 0 ? await selectTakenCodes(db, id, codes) : [];
  if (taken !== undefined) refuse("sku_taken", { sku: taken });
  return replaceSkus(db, id, input.skus);
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
