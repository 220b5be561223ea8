import {
  lost,
  type NeutralItem,
  type NeutralSku,
  type Pricing,
  type RowProblem,
} from "../../neutral.ts";
import type { ReadOptions } from "../../port.ts";
import type { CategoryTree } from "../../values/category-tree.ts";
import { type Colorway, cheapestOf, colorwaysOf } from "../../values/colorways.ts";
import { cleanText } from "../../values/html.ts";
import { parsePieces } from "../../values/pieces.ts";
import { slugify, slugOrHash } from "../../values/slug.ts";
import { filingOf, textsOf } from "./describe.ts";
import { picturesOf } from "./pictures.ts";
import { isVariant, type ShopifyRow, type ShopifyVariant, variantsOf } from "./variants.ts";

/** What all products of a file share while it is read. */
export interface Reading {
  options: ReadOptions;
  tree: CategoryTree;
  brands: Set<string>;
}

/** The rows of one handle → new categories and brand, a product for each color, problems. */
export function* productItems(
  handle: string,
  rows: readonly ShopifyRow[],
  { options, tree, brands }: Reading,
): Generator<NeutralItem | RowProblem> {
  const head = rows.find(({ fields }) => fields.title);
  if (!head) {
    for (const { line } of rows) yield lost(line, handle, "no row of this handle has a title");
    return;
  }
  const { fields, line } = head;
  if (/^true$/i.test(fields.giftCard ?? "")) {
    yield lost(line, handle, "a gift card is not a product of the catalog");
    return;
  }
  const { language, ...texts } = textsOf(fields, options.language);
  const colorways = yield* colorwaysOf(yield* variantsOf(handle, head, rows, language, options));
  if (colorways.length === 0) {
    // Of a single one it was told just now why.
    if (rows.filter(isVariant).length !== 1)
      yield lost(line, handle, "none of its variants can be taken");
    return;
  }
  const filing = filingOf(fields, language);
  const categoryIds = yield* tree.file(filing.categories, line, handle);
  const brandId = cleanText(fields.vendor ?? "", 120) || null;
  if (brandId && !brands.has(brandId)) {
    brands.add(brandId);
    yield { kind: "brand", id: brandId, title: { ru: brandId, en: brandId }, line };
  }
  for (const colorway of colorways) {
    const [first] = colorway;
    const { color } = first;
    const pricing = cheapestOf(colorway);
    yield {
      kind: "product",
      id: color ? `${handle}#${color.slug}` : handle,
      modelId: handle,
      slug: slugify(colorways.length > 1 && color ? `${handle}-${color.slug}` : handle),
      article: first.fields.sku ?? handle,
      ...texts,
      brandId,
      color,
      categoryIds,
      labels: filing.labels,
      attributes: filing.attributes,
      pictures: picturesOf(colorway, colorways, rows, language),
      links: [],
      ...pricing,
      skus: colorway.map((variant) => skuOf(handle, variant, pricing, colorways)),
      isPublished:
        !/^(false|no|0)$/i.test(fields.published ?? "") &&
        !/^(draft|archived|unlisted)$/i.test(fields.status ?? ""),
      country: null,
      line: first.line,
    };
  }
}

function skuOf(
  handle: string,
  { fields, line, size, color, pricing }: ShopifyVariant,
  product: Pricing,
  colorways: readonly Colorway<ShopifyVariant>[],
): NeutralSku {
  const choice = [colorways.length > 1 ? color?.slug : null, size].filter(Boolean).join("-");
  const code = fields.sku ?? (choice ? `${handle}-${slugOrHash(choice)}` : handle);
  const barcode = fields.barcode?.replace(/^'/, "") ?? "";
  return {
    id: fields.sku ? code : `${handle}#${choice}`,
    code,
    size,
    price: pricing.price === product.price ? null : pricing.price,
    gtin: /^\d{8,14}$/.test(barcode) ? barcode : null,
    weightG: gramsOf(fields.grams ?? ""),
    stock: parsePieces(fields.quantity),
    line,
  };
}

function gramsOf(text: string): number | null {
  const found = /^(\d{1,7})(?:\.\d*)?$/.exec(text);
  const grams = found ? Number(found[1]) : 0;
  return grams > 0 ? grams : null;
}
