import type { Model, ModelColor } from "../../goods/types.ts";
import type { Subject } from "../order.ts";

/** What is photographed of a product: its garment in that print. */
export function subjectOf(model: Model, print: ModelColor["print"]): Subject {
  const { cut, cloth, stitch, brand } = model;
  return { cut, cloth, stitch, print, brand, seed: seedOf(model) };
}

/** Seeds of names lie below it, and each further fall of a model that much farther on. */
const seeds = 997;

/** The seed of a model's fall: from its name, so that new garments move no others' folds. */
function seedOf({ slug, passedOver = 0 }: Model): number {
  const first = [...slug].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % seeds, 0);
  return first + passedOver * seeds;
}
