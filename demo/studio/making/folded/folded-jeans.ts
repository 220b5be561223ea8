import { cloths } from "../../cloths/index.ts";
import { bell } from "../../fields/scalar.ts";
import { type Knot, knots, line, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { felledSeam, jeansThread, ropedStitch, topstitch } from "../denim/denim-seams.ts";
import { fade } from "../denim/denim-wash.ts";
import { leatherPatch } from "../denim/leather-patch.ts";
import { pocketEdge, wearRim } from "../denim/wear.ts";
import { patch } from "../sewing/patch.ts";
import { seam } from "../sewing/seams.ts";
import { type FoldedCloth, layerLength } from "./fold-shape.ts";

const size = { width: 236, deep: 300, folds: 3, thickness: 21 } as const;

/** Along the cloth each fold is so long, and the waist ends the uppermost, in units. */
const fold = 2 * layerLength(size);
const waist = (size.folds - 0.5) * fold;
/** How far down from the waist its band reaches, and how far from the middle the side seam runs, in units. */
const band = 45;
const sideSeam = 97;

/**
 * Jeans folded along their middle and then in three: a pocket of the back looks up, the waist lies
 * behind and the side seam runs round all front folds.
 *
 * @param worn how far indigo has washed out and rubbed off at the seams: 1 is well worn, 0 raw.
 */
export function foldedJeans(seed: number, worn: number): FoldedCloth {
  return { ...size, cloth: cloths.denim, seed, finish: (s) => sewBack(s, seed, worn) };
}

function sewBack(s: Surface, seed: number, worn: number): void {
  fade(s, () => 0, { worn, rubbed: (_u, v) => bell(fromFold(v), 16), seed });
  felledSeam(s, line(`${sideSeam},-${fold} ${sideSeam},${waist - band}`), {
    side: 1,
    worn,
    pucker: 1.6,
  });
  felledSeam(s, fromWaist([-118, 106], [0, 84], [118, 62]), { side: 1, worn, pucker: 1.2 });
  backPocket(s, worn);
  const edge = fromWaist([-118, band], [0, band + 3], [118, band]);
  seam(s, edge, { depth: 2.4, pucker: 0.6 });
  ropedStitch(s, worn, edge, 4.5);
  ropedStitch(s, worn, fromWaist([-118, 6], [118, 6]), 0);
  leatherPatch(s, { x0: -92, y0: waist - 41, x1: -14, y1: waist - 4 }, 0.03);
}

/** How far a place along the cloth is from the next bend of the front, in units. */
function fromFold(v: number): number {
  return v - Math.round(v / fold) * fold;
}

/** Places across the cloth and down from the waist, as they lie across and along it. */
function fromWaist(...places: Point[]): Point[] {
  return places.map(([u, down]) => [u, waist - down]);
}

/** The patch pocket of the back. */
function backPocket(s: Surface, worn: number): void {
  const corners = fromWaist([-73, 116], [72, 97], [75, 232], [2, 276], [-68, 250]);
  const pattern: Knot[] = knots(corners.map(([u, v]) => `${u},${v}^`).join(" "));
  patch(s, pattern, { rise: 4.2, stitched: { ...jeansThread, inset: 4 } });
  wearRim(s, pattern, pocketEdge(worn));
  topstitch(s, fromWaist([-71, 129], [70, 110]), 0);
}
