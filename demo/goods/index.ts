import { accessoryModels } from "./accessories/index.ts";
import type { CategoryPath } from "./categories.ts";
import { inListingOrder } from "./listing-order.ts";
import { menModels } from "./men/index.ts";
import type { Said } from "./said.ts";
import type { Model, Product } from "./types.ts";
import { womenModels } from "./women/index.ts";

/** Every garment of the demo shop. */
export const models: Model[] = [...womenModels, ...menModels, ...accessoryModels];

/** Every product, a garment in one color, in the order of listings. */
export const products: Product[] = inListingOrder(
  models.flatMap((model) => model.colors.map((color) => ({ model, color }))),
);

/** @throws where the shop sells none of that slug. */
export function productOf(slug: string): Product {
  const product = products.find(({ color }) => color.slug === slug);
  if (!product) throw new Error(`The shop sells no "${slug}".`);
  return product;
}

/** The categories that list a product, the one it belongs to first. */
export function categoriesOf({ model, color }: Product): CategoryPath[] {
  const paths: CategoryPath[] = [model.category, ...(model.also ?? [])];
  if (color.labels?.includes("new")) paths.push("new");
  if (color.oldPrice) paths.push("sale");
  return paths;
}

/** What the product page says: the garment's description, then the color's own sentence. */
export function productDescription({ model, color }: Product): Said {
  return {
    ru: `${model.description.ru} ${color.note.ru}`,
    en: `${model.description.en} ${color.note.en}`,
  };
}
