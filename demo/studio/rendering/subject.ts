import type { Model, ModelColor } from "../../goods/types.ts";
import type { Subject } from "../order.ts";

/** What is photographed of a product: its garment in that print. */
export function subjectOf(model: Model, print: ModelColor["print"]): Subject {
  const { cut, cloth, stitch, brand } = model;
  return { cut, cloth, stitch, print, brand, seed: seedOf(model) };
}

/** The seed of a model's fall: from its name, so that new garments move no others' folds. */
function seedOf({ slug }: Model): number {
  return [...slug].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 997, 0);
}
