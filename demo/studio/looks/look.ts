import { products } from "../../goods/index.ts";
import { outfits } from "../../goods/outfits.ts";
import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames, type Scene } from "../composition.ts";
import type { LaidPiece } from "../settling/lay-out.ts";
import { type Laid, type Layout, layouts } from "./layouts.ts";
import { lifeSize } from "./life-size.ts";

export const frame = frames.look;

/** The picture of each outfit, by its name: `look-` and the outfit's slug. */
export const lookCompositions: Record<string, Composition> = Object.fromEntries(
  outfits.map(({ slug }) => [`look-${slug}`, look(layouts[slug])]),
);

function look(layout: Layout | undefined): Composition {
  if (!layout) throw new Error("An outfit is not laid out.");
  const placed = placedFor(layout);
  return { ...frame, dressed: placed, scene: () => sceneOf(layout, arrangeGarments(placed)) };
}

export function sceneOf({ aim, width, aside }: Layout, laid: LaidPiece[]): Scene {
  const framing = { zoom: frame.width / width, x: aim[0], y: aim[1] };
  return { laid, framing, aside, lighting: { vignette: 0.12 } };
}

export function placedFor({ laid }: Layout): PlacedGarment[] {
  return laid.map(garmentOf);
}

function garmentOf({ slug, ...place }: Laid, index: number): PlacedGarment {
  const product = products.find(({ color }) => color.slug === slug);
  if (!product) throw new Error(`A look names "${slug}", which the shop does not sell.`);
  const { model, color } = product;
  return {
    cut: model.cut,
    cloth: model.cloth,
    print: color.print,
    brand: model.brand,
    color: color.hex,
    secondColor: color.secondHex,
    seed: 31 + index,
    scale: lifeSize(model.cut),
    ...place,
  };
}
