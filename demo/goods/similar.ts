import { products } from "./index.ts";
import type { Model, Product } from "./types.ts";

const most = 4;

/**
 * What a shopper of a product might want in its place, by slug: other garments of its category,
 * then of its cut anywhere, then of the branch above; the nearest in price, each in the color
 * nearest to what was asked for.
 */
export function similarTo(asked: Product): string[] {
  const nearest = products
    .filter(({ model }) => model !== asked.model && isAlike(model, asked.model))
    .map((product) => ({ product, distance: distanceOf(product, asked) }))
    .sort((a, b) => a.distance - b.distance);
  const seen = new Set<string>();
  const oneOfEach = nearest.filter(({ product: { model } }) => {
    const isFirst = !seen.has(model.slug);
    seen.add(model.slug);
    return isFirst;
  });
  return oneOfEach.slice(0, most).map(({ product }) => product.color.slug);
}

function isAlike(model: Model, asked: Model): boolean {
  const branch = asked.category.split("/").slice(0, -1).join("/");
  return model.category.startsWith(branch) || model.cut === asked.cut;
}

function distanceOf({ model, color }: Product, asked: Product): number {
  const category = model.category === asked.model.category ? 0 : 2;
  const cut = model.cut === asked.model.cut ? 0 : 0.5;
  const shade = color.color === asked.color.color ? 0 : 0.2;
  return category + cut + shade + Math.abs(Math.log(color.price / asked.color.price));
}
