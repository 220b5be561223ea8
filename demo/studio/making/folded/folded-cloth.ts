import { type Cloth, handledAs, knit } from "../../cloths/index.ts";
import type { Grain, Texture } from "../../cloths/texture.ts";
import { chance, noise } from "../../fields/noise.ts";
import { bell, clamp, ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Print } from "../../prints/print.ts";
import { creaseFace } from "../../settling/handled-cloth.ts";
import { type Shell, type Spot, shell, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";

/** Cloth folded over and over, a body in space: its front folds face the camera. All measures in units. */
export interface FoldedCloth {
  cloth: Cloth;
  print?: Print | undefined;
  /** From side to side and from the front folds to the back. */
  width: number;
  deep: number;
  /** How many folds lie upon each other, and how thick each of them is. */
  folds: number;
  thickness: number;
  colorway?: number;
  seed: number;
  /** Knitted in ribs. */
  ribbed?: boolean;
}

/** One fold: two layers that are joined at the front. */
export interface Fold extends FoldedCloth {
  /** How high its middle lies, how far it comes forward and how far it was pushed aside. */
  level: number;
  front: number;
  aside: number;
}

/** Places along the fold's section, and across its width. */
const around = 131;
const across = 110;
/** The share of the section's way that goes round the front. */
const rounded = 0.3;

/** How unevenly hands fold, as shares of a fold's thickness. */
const uneven = { front: 0.9, aside: 0.5 };

/** The folds of a thing from the lowest up. @param floor the height that it lies at. */
export function foldsOf(thing: FoldedCloth, floor: number): Fold[] {
  const { thickness, seed } = thing;
  return Array.from({ length: thing.folds }, (_, n): Fold => {
    const own = seed + 7 * n;
    return {
      ...thing,
      seed: own,
      level: floor + thickness * (n + 0.5),
      // What lies uppermost comes forward farthest: it was folded over the others.
      front: n + 1 < thing.folds ? -uneven.front * thickness * chance(own, 1, 33) : 0,
      aside: uneven.aside * thickness * (chance(own, 2, 33) - 0.5),
    };
  });
}

/** A fold as a body of its own. */
export function foldedPart(fold: Fold): Part {
  return clothPart(fold, bodyOf(fold));
}

/** A body in the cloth of a folded thing. */
export function clothPart(
  { cloth, print, colorway = 0, seed, ribbed = false }: FoldedCloth,
  body: Shell,
  grain: Grain = (u, v) => [u + 37 * seed, v],
): Part {
  return {
    ...body,
    optics: cloth.optics,
    dye: "main",
    colorway,
    grain: {
      uv: unrolled(body),
      make: (s: Surface) => {
        faceOf(cloth, print !== undefined, ribbed)(s, grain);
        print?.paint(s, grain);
        creaseFace(s, handledAs(cloth, seed));
      },
    },
  };
}

/** What is printed is woven; all else of wool is knitted where its yarn can be. */
function faceOf(cloth: Cloth, isPrinted: boolean, ribbed: boolean): Texture {
  if (ribbed) return cloth.rib;
  return isPrinted ? cloth.texture : knit(cloth);
}

function bodyOf(fold: Fold): Shell {
  const { width, thickness } = fold;
  return shell(around, across, (i, j) => {
    const t = (2 * j) / (across - 1) - 1;
    // Rows lie closer at the sides, where its layers end.
    const off = Math.sin((t * Math.PI) / 2);
    const x = (off * width) / 2;
    const closing = Math.sqrt(1 - ramp(0.5, 0, width / 2 - Math.abs(x) - 0.1 * thickness) ** 2);
    const [z, y] = section(fold, 1 - i / (around - 1), x);
    return placeOf(fold, x, y * closing, z - 0.5 * thickness * (1 - closing));
  });
}

/** The section from the back below round the front to the back above. @param p 0..1 along it. */
function section(fold: Fold, p: number, x: number): [z: number, y: number] {
  const { thickness, deep, seed } = fold;
  const side = p < 0.5 ? -1 : 1;
  const half = Math.abs(2 * p - 1);
  const full = 1 + 0.16 * noise(x / 90, 1, seed);
  const r = (thickness / 2) * full;
  // Wool springs open where it is bent: the fold is fuller than the layers behind it.
  if (half < rounded) {
    const angle = ((half / rounded) * Math.PI) / 2;
    return [r * (Math.cos(angle) - 1), side * 1.1 * r * Math.sin(angle)];
  }
  const back = (half - rounded) / (1 - rounded);
  const z = -r - (deep - r) * back;
  const sprung = 1 + 0.1 * bell(z + r, 2.2 * thickness);
  return [z, side * r * sprung * Math.sqrt(1 - ramp(r, 0, deep + z) ** 2)];
}

/** Where a fold's place comes to lie: it waves a little, sinks at its sides, and was laid by hand. */
export function placeOf(fold: Fold, x: number, y: number, z: number): Spot {
  const { seed, width, thickness, level, front, aside } = fold;
  const sideways = x / (width / 2);
  const sunken = 1 - 0.055 * sideways ** 2 - 0.03 * clamp(-z / fold.deep);
  const waved = 0.14 * thickness * noise(x / 120, z / 120, Math.floor(level / 40));
  const led =
    0.22 * thickness * noise(x / 140, 2, seed + 1) + 0.012 * x * (chance(seed, 3, 33) - 0.5);
  const drawn = 0.2 * thickness * noise(z / 90, 3, seed + 2) * Math.abs(sideways);
  return [x + aside + drawn, (level + y) * sunken + waved, z + front + led];
}
