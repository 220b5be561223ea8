import { products } from "../goods/index.ts";
import { viewsOf } from "../goods/views.ts";

/**
 * Names of pictures in the order in which shoppers come upon them: posters and still lifes, the
 * first view of every product as listings show them, then what their pages add. The widths of
 * pictures are made in the order in which these were saved.
 */
export function inOrderOfSight(names: readonly string[]): string[] {
  const ranks = new Map(
    products.flatMap(({ model, color }, place) =>
      viewsOf(model).map((view, turn) => [`${color.slug}-${view}`, turn * products.length + place]),
    ),
  );
  const rank = (name: string) => ranks.get(name) ?? -1;
  return names.toSorted((a, b) => rank(a) - rank(b));
}
