import { handledAs, knit } from "../../cloths/index.ts";
import type { Grain, Texture } from "../../cloths/texture.ts";
import type { Surface } from "../../pattern/surface.ts";
import { creaseFace } from "../../settling/handled-cloth.ts";
import { type Shell, shell } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import {
  type Fold,
  type FoldedCloth,
  halfOf,
  layerLength,
  placeIn,
  withinCloth,
} from "./fold-shape.ts";

/** Places along a fold's outside and along its inside. */
const outside = 101;
const inside = 48;
/** Rows across a cloth. */
export const rowsAcross = 110;

/** A fold as a body of its own: its cloth's outside, and back along the inside. */
export function foldedPart(fold: Fold): Part {
  const long = layerLength(fold);
  const half = halfOf(fold);
  const columns = outside + inside;
  const uv = new Float32Array(columns * rowsAcross * 2);
  const body = shell(columns, rowsAcross, (i, j) => {
    // From above to below on the outside: seen from there, triangles run anticlockwise.
    const isOut = i < outside;
    const t = isOut ? 1 - (2 * i) / (outside - 1) : (2 * (i - outside)) / (inside - 1) - 1;
    // Places lie closer where the cloth is bent, and rows at its edges.
    const way = long * Math.sign(t) * Math.abs(t) ** 1.7;
    const x = acrossAt(j, fold.width);
    const k = 2 * (j * columns + i);
    uv[k] = withinCloth(fold, x);
    uv[k + 1] = way + 2 * long * fold.index;
    // Where sides are folded in no edge ends there: the cloth keeps its thickness round the ends.
    const thick = fold.sidesIn ? half : edged(half, x, fold.width);
    return placeIn(fold, x, way, (isOut ? 1 : -1) * thick);
  });
  return clothPart(fold, body, uv);
}

/** A row's place across the cloth, from its middle, in units. */
export function acrossAt(row: number, width: number): number {
  return (width / 2) * Math.sin(((2 * row) / (rowsAcross - 1) - 1) * (Math.PI / 2));
}

/** Half the thickness of a cloth, which is round at its edges. */
export function edged(half: number, x: number, width: number): number {
  const within = Math.min(1, (width / 2 - Math.abs(x)) / half);
  return half * Math.sqrt(Math.max(0, 1 - (1 - within) ** 2));
}

const asItLies: Grain = (u, v) => [u, v];

/** A body in the cloth of a folded thing. @param uv its places across and along the cloth. */
export function clothPart(
  { cloth, print, colorway = 0, seed, ribbed = false }: FoldedCloth,
  body: Shell,
  uv: Float32Array,
  grain = asItLies,
): Part {
  return {
    ...body,
    optics: cloth.optics,
    dye: "main",
    colorway,
    grain: {
      uv,
      make: (s: Surface) => {
        faceOf(cloth, print !== undefined, ribbed)(s, grain);
        print?.paint(s, grain);
        creaseFace(s, handledAs(cloth, seed));
      },
    },
  };
}

/** What is printed is woven; all else of wool is knitted where its yarn can be. */
function faceOf(cloth: FoldedCloth["cloth"], isPrinted: boolean, ribbed: boolean): Texture {
  if (ribbed) return cloth.rib;
  return isPrinted ? cloth.texture : knit(cloth);
}
