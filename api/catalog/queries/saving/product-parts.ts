import type { Said } from "#contract/locale.ts";
import type { Parts } from "./replace-parts.ts";

/** Each of these turns what a product is to have into rows for `replaceParts`, in that order. */

export function categoryParts(given: readonly { id: number; position: number }[]): Parts {
  return {
    table: {
      name: "product_categories",
      key: { category_id: "bigint" },
      says: { position: "integer" },
    },
    rows: given.map(({ id, position }) => ({ category_id: id, position })),
  };
}

export function labelParts(ids: readonly number[]): Parts {
  return {
    table: { name: "product_labels", key: { label_id: "bigint" }, says: {} },
    rows: ids.map((id) => ({ label_id: id })),
  };
}

export function collectionParts(ids: readonly number[]): Parts {
  return {
    table: { name: "product_collections", key: { collection_id: "bigint" }, says: {} },
    rows: ids.map((id) => ({ collection_id: id })),
  };
}

export function pictureParts(given: readonly { id: string; alt?: Said }[]): Parts {
  return {
    table: {
      name: "product_pictures",
      key: { picture_id: "text" },
      says: { position: "integer", alt: "jsonb" },
    },
    rows: given.map(({ id, alt = {} }, position) => ({ picture_id: id, position, alt })),
  };
}

export interface AttributeValue {
  attributeId: number;
  optionId?: number;
  text?: Said;
  number?: number;
  boolean?: boolean;
}

export function attributeParts(given: readonly AttributeValue[]): Parts {
  return {
    table: {
      name: "product_attributes",
      key: { attribute_id: "bigint", option_id: "bigint" },
      says: { text: "jsonb", number: "numeric", boolean: "boolean" },
      unique: "product_id, attribute_id, (coalesce(option_id, 0))",
    },
    rows: given.map(({ attributeId, optionId, ...value }) => ({
      attribute_id: attributeId,
      option_id: optionId,
      ...value,
    })),
  };
}
