import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { upsert, upsertBySlug } from "../queries/saving/handbooks.ts";
import type { AttributeKind } from "../tables.ts";
import { checkSlug } from "./check-slug.ts";

/** Each of these adds a row or changes the one with this slug, and answers its id. */

export function saveBrand(
  db: Db,
  brand: { slug: string; title: Said; description?: Said },
): Promise<number> {
  checkSlug(brand.slug);
  return upsertBySlug(db, "brands", { ...brand });
}

/** `code` is `#rrggbb` in small letters. */
export function saveColor(
  db: Db,
  color: { slug: string; title: Said; code: string },
): Promise<number> {
  checkSlug(color.slug);
  return upsertBySlug(db, "colors", { ...color });
}

export function saveLabel(
  db: Db,
  label: { slug: string; title: Said; title_plural?: Said; position?: number },
): Promise<number> {
  checkSlug(label.slug);
  return upsertBySlug(db, "labels", { ...label });
}

export interface SizeInput {
  slug: string;
  /** As printed on the label: "S". */
  text: string;
  /** The same in the other grid: "44". */
  value?: string;
  position?: number;
}

/** Saves a grid with its sizes, smallest first; sizes that it had before stay. */
export async function saveSizeGrid(
  db: Db,
  grid: { slug: string; title: Said; sizes: readonly SizeInput[] },
): Promise<{ id: number; sizes: Map<string, number> }> {
  checkSlug(grid.slug);
  const id = await upsertBySlug(db, "size_grids", { slug: grid.slug, title: grid.title });
  const sizes = new Map<string, number>();
  for (const [index, size] of grid.sizes.entries()) {
    sizes.set(size.slug, await saveSize(db, id, { position: index + 1, ...size }));
  }
  return { id, sizes };
}

export function saveSize(db: Db, gridId: number, size: SizeInput): Promise<number> {
  checkSlug(size.slug);
  return upsert(db, "sizes", ["grid_id", "slug"], { grid_id: gridId, ...size });
}

export function saveAttribute(
  db: Db,
  attribute: {
    slug: string;
    title: Said;
    kind: AttributeKind;
    is_filter?: boolean;
    is_upper_filter?: boolean;
    is_shown?: boolean;
    position?: number;
  },
): Promise<number> {
  checkSlug(attribute.slug);
  return upsertBySlug(db, "attributes", { ...attribute });
}

export function saveAttributeOption(
  db: Db,
  attributeId: number,
  option: { slug: string; title: Said; position?: number },
): Promise<number> {
  checkSlug(option.slug);
  return upsert(db, "attribute_options", ["attribute_id", "slug"], {
    attribute_id: attributeId,
    ...option,
  });
}

/** The model whose colors are products of their own. */
export function saveModel(db: Db, slug: string): Promise<number> {
  checkSlug(slug);
  return upsert(db, "models", ["slug"], { slug });
}
