import type { Locale } from "#contract/locale.ts";
import { lost, type Pricing, type RowProblem } from "../../neutral.ts";
import type { ReadOptions } from "../../port.ts";
import { colorOf } from "../../values/colors.ts";
import type { Variant } from "../../values/colorways.ts";
import { cleanText } from "../../values/html.ts";
import { axisOf } from "../../values/options.ts";
import { parsePrice } from "../../values/price.ts";
import type { ShopifyFields } from "./columns.ts";

export interface ShopifyRow {
  line: number;
  fields: ShopifyFields;
}

export interface ShopifyVariant extends Variant {
  fields: ShopifyFields;
}

/** Rows that are bought; the others of a handle only bring pictures. */
export function isVariant({ fields }: ShopifyRow): boolean {
  return fields.value1 !== undefined || fields.price !== undefined || fields.sku !== undefined;
}

/**
 * The variants of a product. Option names stand in its first row; the sentinel "Title / Default
 * Title" is no option. Options besides color and size go into the size's text.
 */
export function* variantsOf(
  handle: string,
  head: ShopifyRow,
  rows: readonly ShopifyRow[],
  language: Locale,
  options: ReadOptions,
): Generator<RowProblem, ShopifyVariant[]> {
  const { name1, name2, name3 } = head.fields;
  const variants: ShopifyVariant[] = [];
  for (const { line, fields } of rows.filter(isVariant)) {
    const pricing = pricingOf(fields, options);
    const name = fields.sku ?? handle;
    if (!pricing) {
      yield lost(line, name, "there is no price, or it is no number above 0");
      continue;
    }
    const values = [
      { axis: axisOf(name1 ?? ""), value: fields.value1 },
      { axis: axisOf(name2 ?? ""), value: fields.value2 },
      { axis: axisOf(name3 ?? ""), value: fields.value3 },
    ].filter(({ value }) => value !== undefined && value !== "Default Title");
    const color = values.find(({ axis }) => axis === "color")?.value;
    const sizes = ["size", "other"].flatMap((axis) =>
      values.filter((value) => value.axis === axis),
    );
    variants.push({
      name,
      line,
      fields,
      color: color ? colorOf(color, language) : null,
      size: cleanText(sizes.map(({ value }) => value).join(" / "), 60) || null,
      pricing,
    });
  }
  return variants;
}

function pricingOf(fields: ShopifyFields, { rate }: ReadOptions): Pricing | null {
  const price = parsePrice(fields.price ?? "", rate);
  if (price === null) return null;
  const compare = parsePrice(fields.comparePrice ?? "", rate);
  const oldPrice = compare !== null && compare > price ? compare : null;
  return { price, oldPrice, plannedPrices: [] };
}
