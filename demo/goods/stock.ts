import type { ShopSlug } from "./places.ts";
import type { Stock } from "./types.ts";

type Pieces = Record<string, number>;

/** Stock told place by place, `stock({ s: 3, m: 0 }, { petrovka: { m: 1 } })`, turned size by size. */
export function stock(warehouse: Pieces, shops: Partial<Record<ShopSlug, Pieces>> = {}): Stock {
  const sizes = Object.entries(warehouse).map(([size, pieces]) => {
    const inShops = Object.entries(shops)
      .filter(([, pieces]) => pieces[size])
      .map(([shop, pieces]) => [shop, pieces[size]]);
    const rest = inShops.length > 0 ? { shops: Object.fromEntries(inShops) } : {};
    return [size, { warehouse: pieces, ...rest }];
  });
  return Object.fromEntries(sizes);
}
