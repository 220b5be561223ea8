import type { NeutralSku, Pricing } from "../../neutral.ts";
import type { StoredRow } from "../../row-store.ts";
import type { Variant } from "../../values/colorways.ts";
import { parsePieces } from "../../values/pieces.ts";
import { noConversion, parsePrice } from "../../values/price.ts";
import { parsePairs } from "./pairs.ts";

type Fields = StoredRow["fields"];

/** A row that is bought, as a size of its product, which has a price of its own. */
export function skuOf(
  { row, size, pricing }: Variant & { row: StoredRow },
  product: Pricing,
): NeutralSku {
  const { fields } = row;
  const pairs = parsePairs(fields.additional_attributes ?? "");
  const code = fields.gtin ?? fields.ean ?? fields.barcode ?? pairs.get("gtin") ?? pairs.get("ean");
  return {
    id: row.key,
    code: row.key,
    size,
    price: pricing.price === product.price ? null : pricing.price,
    gtin: code && /^\d{8,14}$/.test(code) ? code : null,
    weightG: gramsOf(fields.weight ?? ""),
    stock: stockOf(fields),
    line: row.line,
  };
}

/** Magento itself writes 2; 0 stands in files that other tools made for it. */
export function isDisabled({ product_online }: Fields): boolean {
  return product_online === "2" || product_online === "0";
}

/** Magento's file does not name its unit of weight: kilograms, as shops outside the USA keep it. */
function gramsOf(kilograms: string): number | null {
  const hundredths = parsePrice(kilograms, noConversion);
  return hundredths === null ? null : Math.min(hundredths * 10, 1_000_000);
}

function stockOf(fields: Fields): number | null {
  if (fields.is_in_stock === "0") return 0;
  if (fields.manage_stock === "0" && fields.use_config_manage_stock === "0") return null;
  return parsePieces(fields.qty);
}
