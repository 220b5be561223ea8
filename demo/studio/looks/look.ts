import { productOf } from "../../goods/index.ts";
import { outfits } from "../../goods/outfits.ts";
import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames } from "../composition.ts";
import type { Lighting } from "../light/light.ts";
import { table } from "../pattern/outline.ts";
import { dressedOf } from "../subject.ts";
import { type Laid, type Layout, layouts } from "./layouts.ts";
import { lifeSize } from "./life-size.ts";

/** The lamp stands lower and the room is darker than for one garment: what lies over others shades them. */
const lighting = {
  key: [-0.66, -0.46, 0.5],
  keyStrength: 2.35,
  ambient: 0.42,
  vignette: 0.12,
} satisfies Partial<Lighting>;

/** The picture of each outfit, by its name: `look-` and the outfit's slug. */
export const lookCompositions: Record<string, Composition> = Object.fromEntries(
  outfits.map(({ slug }) => [`look-${slug}`, look(layouts[slug])]),
);

function look(layout: Layout | undefined): Composition {
  if (!layout) throw new Error("An outfit is not laid out.");
  const placed = layout.laid.map(garmentOf);
  return {
    ...frames.look,
    dressed: placed,
    scene: () => ({
      laid: arrangeGarments(placed),
      framing: {
        zoom: frames.look.width / layout.width,
        x: table.middle,
        y: table.height / 2,
      },
      aside: layout.aside,
      lighting,
    }),
  };
}

function garmentOf({ slug, ...place }: Laid, index: number): PlacedGarment {
  const { model, color } = productOf(slug);
  return {
    cut: model.cut,
    cloth: model.cloth,
    stitch: model.stitch,
    brand: model.brand,
    ...dressedOf(color),
    seed: 31 + index,
    scale: lifeSize(model.cut),
    ...place,
  };
}
