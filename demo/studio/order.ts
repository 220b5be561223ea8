import { brandLabels } from "./brand-labels.ts";
import type { PictureSpec } from "./catalog.ts";
import { cloths, handledAs } from "./cloths/index.ts";
import { knitStitches } from "./cloths/knit-stitches.ts";
import { cuts } from "./cuts/index.ts";
import type { Garment, Order } from "./garment.ts";
import type { Piece } from "./pattern/piece.ts";
import { prints } from "./prints/index.ts";

/** What is photographed, but for its colors. */
export type Subject = Pick<PictureSpec, "cut" | "cloth" | "stitch" | "print" | "brand" | "seed">;

/** Seeds of subjects lie so far apart that the chance lanes of their cuts never meet. */
const seedStep = 1009;

/** What a cut is sewn from, by the names of the catalog; the label is the shop's own when none is named. */
export function orderFor({ cloth, stitch, print, brand = "veretie", seed = 0 }: Subject): Order {
  return {
    cloth: stitch ? { ...cloths[cloth], figured: knitStitches[stitch] } : cloths[cloth],
    print: print && prints[print],
    label: brandLabels[brand],
    seed: seed * seedStep,
  };
}

/**
 * Sews a subject of its cloth, which hands have creased on the way to the table. Its pieces are made when
 * they are asked for: what stands takes seconds to lie down, and most of its views never need it to.
 */
export function sewn(subject: Subject): Garment {
  const order = orderFor(subject);
  const garment = cuts[subject.cut](order);
  const handled = handledAs(order.cloth, order.seed);
  const crease = (piece: Piece): Piece => (piece.inner ? piece : { handled, ...piece });
  return Object.create(garment, {
    pieces: { get: () => garment.pieces.map(crease) },
    back: { get: () => garment.back.map(crease) },
  });
}
