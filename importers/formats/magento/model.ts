import type { Locale } from "#contract/locale.ts";
import {
  changed,
  lost,
  type NeutralItem,
  type NeutralLink,
  type NeutralProduct,
  type Pricing,
  type RowProblem,
} from "../../neutral.ts";
import type { ReadOptions } from "../../port.ts";
import type { RowStore, StoredRow } from "../../row-store.ts";
import type { CategoryTree } from "../../values/category-tree.ts";
import { colorOf } from "../../values/colors.ts";
import { type Colorway, cheapestOf, colorwaysOf, type Variant } from "../../values/colorways.ts";
import { countryOf } from "../../values/country.ts";
import { guessLanguage } from "../../values/language.ts";
import { slugify } from "../../values/slug.ts";
import { categoryPaths } from "./category-paths.ts";
import { attributesOf, brandOf, labelsOf, picturesOf, textsOf } from "./describe.ts";
import { parseList } from "./pairs.ts";
import { isDisabled, skuOf } from "./sku.ts";
import { pricingOf, unreadableDay } from "./special-price.ts";
import { variantsOf } from "./variants.ts";

/** What all models of a file share while it is read. */
export interface Reading {
  options: ReadOptions;
  store: RowStore;
  tree: CategoryTree;
  root: string | null;
  brands: Set<string>;
}

interface Priced extends Variant {
  row: StoredRow;
}

/** One model of the file → its categories and brand where they are new, its products, its problems. */
export function* modelItems(
  head: StoredRow,
  members: readonly StoredRow[],
  views: readonly StoredRow[],
  reading: Reading,
): Generator<NeutralItem | RowProblem> {
  const { options } = reading;
  if (!head.fields.name) {
    yield lost(head.line, head.key, "the product has no name");
    return;
  }
  const variants = yield* pricedVariants(head, members, options);
  const colorways = yield* colorwaysOf(variants);
  if (colorways.length === 0) {
    if (members[0] !== head) yield lost(head.line, head.key, "none of its variants can be taken");
    return;
  }
  const shared = yield* sharedOf(head, views, reading);
  const isOnly = colorways.length === 1;
  const products = colorways.map((colorway) => productOf(head, colorway, shared, isOnly));
  yield* products;
  const shown = new Set(products.flatMap(({ pictures }) => pictures.map(({ source }) => source)));
  const left = picturesOf(head.fields, shared.language).filter(({ source }) => !shown.has(source));
  if (left.length > 0) {
    const named = left.map(({ source }) => source).join(", ");
    const reason = `its colors have pictures of their own, instead of: ${named}`;
    yield changed(head.line, head.key, reason);
  }
  if (head.fields.custom_options) {
    yield changed(head.line, head.key, "its custom options are not taken: it is sold without them");
  }
}

function* pricedVariants(
  head: StoredRow,
  members: readonly StoredRow[],
  options: ReadOptions,
): Generator<RowProblem, Priced[]> {
  const priced: Priced[] = [];
  const language = options.language ?? guessLanguage(head.fields.name ?? "");
  for (const { row, color, size } of variantsOf(head, members)) {
    const { fields } = row.fields.price ? row : head;
    const pricing = pricingOf(fields, options);
    if (!pricing) {
      yield lost(row.line, row.key, "there is no price, or it is no number above 0");
    } else if (row !== head && isDisabled(row.fields)) {
      yield lost(row.line, row.key, "the variant is disabled in the source");
    } else {
      const day = unreadableDay(fields);
      if (day) {
        const reason = `the special price's day "${day}" cannot be read: taken at the plain price`;
        yield changed(row.line, row.key, reason);
      }
      const named = color === null ? null : colorOf(color, language);
      priced.push({ name: row.key, line: row.line, row, color: named, size, pricing });
    }
  }
  return priced;
}

type Shared = Omit<
  NeutralProduct,
  "id" | "slug" | "article" | "color" | "pictures" | "skus" | "line" | keyof Pricing
> & { language: Locale };

/** What the products of a model have in common; gives out its categories and brand on the way. */
function* sharedOf(
  head: StoredRow,
  views: readonly StoredRow[],
  reading: Reading,
): Generator<NeutralItem | RowProblem, Shared> {
  const { fields, line, key } = head;
  const { language, ...texts } = textsOf(fields, views, reading.options.language);
  const paths = categoryPaths(fields.categories ?? "", reading.root);
  const categoryIds = yield* reading.tree.file(paths, line, key);
  const brand = brandOf(fields);
  if (brand && !reading.brands.has(brand)) {
    reading.brands.add(brand);
    yield { kind: "brand", id: brand, title: { ru: brand, en: brand }, line };
  }
  return {
    kind: "product",
    language,
    modelId: key,
    ...texts,
    brandId: brand,
    categoryIds,
    labels: labelsOf(fields, reading.options.now),
    attributes: attributesOf(fields, language),
    links: [...linksOf(fields, key, reading.store)],
    isPublished: !isDisabled(fields) && !/^not visible/i.test(fields.visibility ?? ""),
    country: countryOf(fields.country_of_manufacture ?? ""),
  };
}

function* linksOf(
  fields: StoredRow["fields"],
  self: string,
  store: RowStore,
): Generator<NeutralLink> {
  const columns = [
    ["related", fields.related_skus],
    ["cross_sell", fields.crosssell_skus],
    ["upsell", fields.upsell_skus],
  ] as const;
  for (const [kind, column] of columns) {
    const models = parseList(column ?? "").map((sku) => store.groupOf(sku) ?? sku);
    for (const modelId of new Set(models)) if (modelId !== self) yield { kind, modelId };
  }
}

function productOf(
  head: StoredRow,
  variants: Colorway<Priced>,
  { language, ...shared }: Shared,
  isOnly: boolean,
): NeutralProduct {
  const [{ row, color }] = variants;
  const pricing = cheapestOf(variants);
  const own = variants.flatMap((variant) => picturesOf(variant.row.fields, language));
  // Of several colors, nobody says which of them the model's own pictures show.
  const ofModel = isOnly || own.length === 0 ? picturesOf(head.fields, language) : [];
  const pictures = [...own, ...ofModel];
  const stem = slugify(head.fields.url_key || head.fields.name || head.key) || slugify(head.key);
  return {
    ...shared,
    id: color ? `${head.key}#${color.slug}` : head.key,
    slug: color && row !== head ? `${stem}-${color.slug}` : stem,
    article: head.key,
    color,
    pictures: [...new Map(pictures.map((picture) => [picture.source, picture])).values()],
    ...pricing,
    skus: variants.map((variant) => skuOf(variant, pricing)),
    line: row.line,
  };
}
