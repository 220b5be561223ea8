import { type Columns, headerCheck } from "../../csv/records.ts";
import type { RequiredColumns } from "../../port.ts";
import { isMetafield } from "./metafields.ts";

/** The columns that are read, each under its names in the old header and in the new one. */
const names = {
  handle: ["handle", "url handle"],
  title: ["title"],
  body: ["body (html)", "body html", "description"],
  vendor: ["vendor"],
  type: ["type", "custom product type"],
  category: ["product category", "standardized product type", "standard product type"],
  tags: ["tags"],
  published: ["published", "published on online store"],
  status: ["status"],
  name1: ["option1 name"],
  name2: ["option2 name"],
  name3: ["option3 name"],
  value1: ["option1 value"],
  value2: ["option2 value"],
  value3: ["option3 value"],
  sku: ["variant sku", "sku"],
  grams: ["variant grams", "weight value (grams)"],
  tracker: ["variant inventory tracker", "inventory tracker"],
  quantity: ["variant inventory qty", "inventory quantity", "inventory qty"],
  price: ["variant price", "price"],
  comparePrice: ["variant compare at price", "compare-at price", "compare at price"],
  barcode: ["variant barcode", "barcode"],
  image: ["image src", "product image url"],
  imagePosition: ["image position"],
  imageAlt: ["image alt text"],
  variantImage: ["variant image", "variant image url"],
  giftCard: ["gift card"],
  seoTitle: ["seo title"],
  seoDescription: ["seo description"],
  gender: ["google shopping / gender"],
  ageGroup: ["google shopping / age group"],
} as const;

export type ShopifyColumn = keyof typeof names;
/** A row by our own names, metafields by their columns'; what is missing or empty is absent. */
export type ShopifyFields = Readonly<
  Partial<Record<ShopifyColumn, string>> & { metafields: Readonly<Record<string, string>> }
>;

const ours = new Map<string, ShopifyColumn>(
  Object.entries(names).flatMap(([own, theirs]) =>
    theirs.map((name) => [name, own as ShopifyColumn] as const),
  ),
);

export const shopifyRequired: RequiredColumns = [names.handle, names.title, names.price];

export const shopifyColumns: Columns = {
  isRead: (column) => ours.has(column) || isMetafield(column),
  check: headerCheck(shopifyRequired, {
    "descriptions are taken": names.body,
    "stock is taken": names.quantity,
    "pictures are taken": [...names.image, ...names.variantImage],
    "sizes and colors are taken": names.value1,
  }),
};

export function shopifyFields(fields: Readonly<Record<string, string>>): ShopifyFields {
  const named: Partial<Record<ShopifyColumn, string>> = {};
  const metafields: Record<string, string> = {};
  for (const [column, cell] of Object.entries(fields)) {
    const own = ours.get(column);
    if (own) named[own] = cell;
    else metafields[column] = cell;
  }
  return { ...named, metafields };
}

const ofVariant = new Set<ShopifyColumn>(["value1", "value2", "value3", "sku", "price"]);

/** What a row says of its whole product, and its picture. */
export function withoutVariant(
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const kept = Object.entries(fields).filter(([column]) => {
    const own = ours.get(column);
    return !own || !ofVariant.has(own);
  });
  return Object.fromEntries(kept);
}

/** A handle and a title are enough to know the format by, and to tell what else it needs. */
export function soundsLikeShopify(header: readonly string[]): number {
  const has = (column: ShopifyColumn) => names[column].some((name) => header.includes(name));
  if (!has("handle") || !has("title")) return 0;
  const telling = (["value1", "price", "name1", "image", "vendor", "sku"] as const).filter(has);
  return Math.min(1, 0.5 + telling.length * 0.1);
}
