import { chance } from "../studio/fields/noise.ts";
import { type ShopSlug, shops } from "./shops.ts";
import type { Model, ModelColor, SizeStock, Stock } from "./types.ts";

type Pieces = Record<string, number>;

/** Stock told place by place, `stock({ s: 3, m: 0 }, { petrovka: { m: 1 } })`, turned size by size. */
export function stock(warehouse: Pieces, inShops: Partial<Record<ShopSlug, Pieces>> = {}): Stock {
  const sizes = Object.entries(warehouse).map(([size, pieces]): [string, SizeStock] => {
    const shares = Object.entries(inShops)
      .filter(([, pieces]) => pieces[size])
      .map(([shop, pieces]) => [shop, pieces[size]]);
    return [
      size,
      { warehouse: pieces, ...(shares.length > 0 && { shops: Object.fromEntries(shares) }) },
    ];
  });
  return Object.fromEntries(sizes);
}

/**
 * Where a product's pieces lie: as its file says, or dealt out by its slug, always alike: most in
 * the middle sizes, few at the ends, now and then a size gone, a piece or two in every third shop.
 */
export function stockOf(model: Model, { slug, state, stock }: ModelColor): Stock {
  if (stock) return stock;
  const draw = chancesOf(slug);
  const depth = 4 + draw() * 9;
  return Object.fromEntries(
    model.sizes.map((size, index) => {
      const share = Math.sin((Math.PI * (index + 1)) / (model.sizes.length + 1));
      const isGone = model.sizes.length > 1 && draw() < 0.07;
      const warehouse = isGone ? 0 : Math.ceil(depth * share * (0.6 + 0.4 * draw()));
      const dealt = dealToShops(share, draw);
      if (state === "preorder" || state === "coming-soon") return [size, { warehouse: 0 }];
      return [size, { warehouse: state ? 0 : warehouse, shops: dealt }];
    }),
  );
}

function dealToShops(share: number, draw: () => number): Partial<Record<ShopSlug, number>> {
  const dealt: Partial<Record<ShopSlug, number>> = {};
  for (const shop of Object.keys(shops) as ShopSlug[]) {
    if (draw() < 0.34 * share) dealt[shop] = draw() < 0.25 ? 2 : 1;
  }
  return dealt;
}

/** Numbers from 0 to 1 that follow from a text. */
function chancesOf(text: string): () => number {
  const seed = [...text].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7);
  let drawn = 0;
  return () => chance(seed, drawn++);
}
