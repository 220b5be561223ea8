import { products } from "../../goods/index.ts";
import { outfits } from "../../goods/outfits.ts";
import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import type { CutId } from "../catalog.ts";
import { type Composition, frames } from "../composition.ts";
import type { Framing } from "../garment.ts";
import { boxAround, type Point } from "../pattern/outline.ts";
import type { LaidPiece } from "../settling/lay-out.ts";
import { type Laid, layouts } from "./layouts.ts";

/** Cuts that fill the table like a coat, though they are small: their share of that size. */
const lifeSize: Partial<Record<CutId, number>> = {
  "chelsea-boots": 0.6,
  loafers: 0.5,
  beanie: 0.6,
  tote: 0.6,
  "small-bag": 0.45,
};

/** The picture of each outfit, by its name: `look-` and the outfit's slug. */
export const lookCompositions: Record<string, Composition> = Object.fromEntries(
  outfits.map(({ slug }) => [`look-${slug}`, look(slug)]),
);

function look(slug: string): Composition {
  const placed = (layouts[slug] ?? []).map(garmentOf);
  return {
    ...frames.look,
    dressed: placed,
    scene: () => {
      const laid = arrangeGarments(placed);
      return { laid, framing: framingOf(laid), lighting: { vignette: 0.12 } };
    },
  };
}

/** The share of the frame that a look fills, the longer way. */
const filled = 0.86;

function framingOf(laid: LaidPiece[]): Framing {
  const box = boxAround(
    laid.flatMap(({ mesh }) =>
      Array.from(mesh.x, (x, k): Point => [x, mesh.y[k]!]).filter((_, k) => mesh.active[k]),
    ),
  );
  const { width, height } = frames.look;
  const room = Math.min(width / (box.x1 - box.x0), height / (box.y1 - box.y0));
  return { zoom: room * filled, x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
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
    scale: lifeSize[model.cut] ?? 1,
    ...place,
  };
}
