import { type Columns, headerCheck, missingColumns } from "../../csv/records.ts";
import type { RequiredColumns } from "../../port.ts";

const read = new Set([
  ...["sku", "store_view_code", "product_type", "categories", "name", "description"],
  ...["short_description", "weight", "product_online", "visibility", "price", "special_price"],
  ...["special_price_from_date", "special_price_to_date", "url_key", "meta_title"],
  ...["meta_description", "base_image", "base_image_label", "additional_images"],
  ...["additional_image_labels", "hide_from_product_page", "new_from_date", "new_to_date"],
  ...["country_of_manufacture", "additional_attributes", "qty", "is_in_stock", "manage_stock"],
  ...["use_config_manage_stock", "related_skus", "crosssell_skus", "upsell_skus"],
  "custom_options",
  ...[
    "configurable_variations",
    "color",
    "size",
    "manufacturer",
    "brand",
    "gtin",
    "ean",
    "barcode",
  ],
]);

export const magentoRequired: RequiredColumns = [["sku"], ["name"], ["price"]];

export const magentoColumns: Columns = {
  isRead: (column) => read.has(column),
  check: headerCheck(magentoRequired, {
    "categories are taken": ["categories"],
    "descriptions are taken": ["description", "short_description"],
    "stock is taken": ["qty"],
    "pictures are taken": ["base_image", "additional_images"],
    "sizes and colors are taken": ["configurable_variations", "additional_attributes", "size"],
  }),
};

/** Columns that no other format has: the more of them, the surer. */
const telling = [
  ...["product_type", "attribute_set_code", "store_view_code", "product_websites"],
  ...["configurable_variations", "additional_attributes", "base_image", "product_online"],
];

/** `sku`, `name` and `price` alone are taken for a file that lacks the other columns. */
export function soundsLikeMagento(header: readonly string[]): number {
  if (missingColumns(header, magentoRequired).length > 0) {
    return header.includes("sku") && header.includes("product_type") ? 0.6 : 0;
  }
  const found = telling.filter((column) => header.includes(column)).length;
  return Math.min(1, 0.5 + found * 0.1);
}
