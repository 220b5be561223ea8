import type { StoredRow } from "../../row-store.ts";
import { axisOf } from "../../values/options.ts";
import { parsePairs, parseVariations } from "./pairs.ts";

/** A row that is bought, with its color and size as written. */
export interface VariantRow {
  row: StoredRow;
  color: string | null;
  size: string | null;
}

/**
 * The variants of a model, in the order of the file. What they differ by stands in the parent's
 * `configurable_variations`, else in the row's own attributes. Axes other than color and size go
 * into the size's text ("M / Long"), so that every variant stays one that can be chosen.
 */
export function variantsOf(head: StoredRow, members: readonly StoredRow[]): VariantRow[] {
  const variations = new Map(
    parseVariations(head.fields.configurable_variations ?? "").map(({ sku, axes }) => [sku, axes]),
  );
  return members.map((row) => {
    const axes = variations.get(row.key) ?? ownAxes(row);
    const named = [...axes].filter(([, value]) => value.trim() !== "");
    const color = named.find(([name]) => axisOf(name) === "color")?.[1].trim() ?? null;
    const sizes = named
      .filter(([name]) => axisOf(name) === "size")
      .map(([, value]) => value.trim());
    const others = named
      .filter(([name]) => axisOf(name) === "other")
      .map(([, value]) => value.trim());
    return { row, color, size: [...sizes, ...others].join(" / ") || null };
  });
}

/** Of a product sold by itself only color and size count; the rest of its attributes describe it. */
function ownAxes({ fields }: StoredRow): Map<string, string> {
  const pairs = parsePairs(fields.additional_attributes ?? "");
  for (const column of ["color", "size"]) {
    const value = fields[column];
    if (value) pairs.set(column, value);
  }
  return new Map([...pairs].filter(([name]) => name === "color" || name === "size"));
}
