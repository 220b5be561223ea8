import type { Model, ModelColor, Said } from "./types.ts";
import { ditsySlipDress } from "./women/ditsy-slip-dress.ts";
import { linenShirtDress } from "./women/linen-shirt-dress.ts";
import { poplinShirt } from "./women/poplin-shirt.ts";
import { silkSlipDress } from "./women/silk-slip-dress.ts";

/** Every garment of the demo shop. */
export const models: Model[] = [silkSlipDress, ditsySlipDress, linenShirtDress, poplinShirt];

/** Every product, color by color, with the garment it is a color of. */
export const products: { model: Model; color: ModelColor }[] = models.flatMap((model) =>
  model.colors.map((color) => ({ model, color })),
);

/** What the product page says: the garment's description, then the color's own sentence. */
export function describe(model: Model, color: ModelColor): Said {
  return {
    ru: `${model.description.ru} ${color.note.ru}`,
    en: `${model.description.en} ${color.note.en}`,
  };
}
