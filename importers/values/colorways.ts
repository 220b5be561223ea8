import { lost, type NeutralColor, type Pricing, type RowProblem } from "../neutral.ts";

/** A row that is bought: one size of one color, by its price. */
export interface Variant {
  name: string;
  line: number;
  color: NeutralColor | null;
  size: string | null;
  pricing: Pricing;
}

export type Colorway<V extends Variant> = readonly [V, ...V[]];

/** Parts the variants of a model by color; one that repeats a size of its color is a problem. */
export function* colorwaysOf<V extends Variant>(
  variants: readonly V[],
): Generator<RowProblem, Colorway<V>[]> {
  const colorways = new Map<string, [V, ...V[]]>();
  for (const variant of variants) {
    const slug = variant.color?.slug ?? "";
    const colorway = colorways.get(slug);
    const twin = colorway?.find(({ size }) => sameSize(size, variant.size));
    if (twin) {
      yield lost(
        variant.line,
        variant.name,
        `the same size and color as ${twin.name} on line ${twin.line}`,
      );
    } else if (colorway) colorway.push(variant);
    else colorways.set(slug, [variant]);
  }
  return [...colorways.values()];
}

/** The product's price is that of its cheapest size; others keep theirs beside it. */
export function cheapestOf(variants: Colorway<Variant>): Pricing {
  return variants.reduce((low, one) => (one.pricing.price < low.pricing.price ? one : low)).pricing;
}

function sameSize(left: string | null, right: string | null): boolean {
  return left?.toLowerCase() === right?.toLowerCase();
}
