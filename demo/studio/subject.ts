import type { ModelColor, Product } from "../goods/types.ts";
import type { Dressed } from "./composition.ts";
import type { Subject } from "./order.ts";

/** What is photographed of a product: the sample in its color, as it was laid down. */
export function subjectOf(product: Product): Subject {
  const { cut, cloth, stitch, brand } = product.model;
  return { cut, cloth, stitch, print: product.color.print, brand, seed: seedOf(product) };
}

/** Seeds of names lie below it, and each further fall of a model that much farther on. */
const seeds = 997;

/**
 * The seed of a sample's fall: from its model's name, so that new garments move no others' folds. Each color
 * falls otherwise: side by side in a list, samples that share every fold are seen to be one.
 */
function seedOf({ model: { slug, colors }, color }: Product): number {
  const first = [...slug].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % seeds, 0);
  return first + (color.fall ?? colors.indexOf(color)) * seeds;
}

/** The colors and the print of a product. */
export function dressedOf({ hex, secondHex, print }: ModelColor): Dressed {
  return { color: hex, secondColor: secondHex, print };
}
