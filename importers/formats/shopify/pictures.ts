import type { Locale } from "#contract/locale.ts";
import type { NeutralPicture } from "../../neutral.ts";
import type { Colorway } from "../../values/colorways.ts";
import { cleanText } from "../../values/html.ts";
import { sayIn } from "../../values/language.ts";
import type { ShopifyRow, ShopifyVariant } from "./variants.ts";

/**
 * The pictures of one color: those of its own variants first, then the product's by position,
 * without those that another color's variants claim.
 */
export function picturesOf(
  colorway: Colorway<ShopifyVariant>,
  all: readonly Colorway<ShopifyVariant>[],
  rows: readonly ShopifyRow[],
  language: Locale,
): NeutralPicture[] {
  const own = claimedBy(colorway);
  const others = new Set(all.filter((one) => one !== colorway).flatMap(claimedBy));
  const ofProduct = rows
    .flatMap(({ fields }) => (fields.image ? [{ ...fields, image: fields.image }] : []))
    .sort((left, right) => position(left.imagePosition) - position(right.imagePosition));
  const alts = new Map(ofProduct.map(({ image, imageAlt }) => [image, imageAlt ?? ""]));
  const shared = ofProduct.map(({ image }) => image);
  const sources = all.length === 1 ? [...shared, ...own] : [...own, ...shared];
  return [...new Set(sources)]
    .filter((source) => own.includes(source) || !others.has(source))
    .map((source) => ({ source, alt: sayIn(language, cleanText(alts.get(source) ?? "", 200)) }));
}

function claimedBy(colorway: Colorway<ShopifyVariant>): string[] {
  return colorway.flatMap(({ fields }) => fields.variantImage ?? []);
}

function position(text: string | undefined): number {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : 1_000_000;
}
