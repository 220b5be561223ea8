import type { Model } from "../../goods/types.ts";

/** The seed of a model's fall: from its name, so that new garments move no others' folds. */
export function seedOf({ slug }: Model): number {
  return [...slug].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 997, 0);
}
