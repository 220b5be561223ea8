import { blend, fraction, ramp } from "../../fields/scalar.ts";
import type { Vector } from "../../light/vector.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { flatBand } from "../../standing/along-path.ts";
import type { Shell } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { lengthOf, stitch } from "../sewing/seams.ts";
import { lappedSeam } from "./lapped-seam.ts";
import { shoeThread } from "./leather-goods.ts";
import { block, metalPart } from "./leather-parts.ts";
import { lifted, onUpper } from "./on-upper.ts";
import { heldByTexels } from "./texels.ts";

/** Half the gap between the two edges a zip lies under, and half the width of its teeth in it, in units. */
const halfGap = 5.4;
const halfTeeth = 4;
/** From one tooth to the next, in units. */
const pitch = 3.6;
/** How much paler than the leather its teeth are, of metal dyed like it, and how dark it is between them, as shares of the tone. */
const metal = { tooth: 3.2, between: 0.5 };
/** Over how many units both edges come together below its end, and half the width of the tack that holds them. */
const closing = 24;
const tack = 7;

/** A zip in the inner side of a shaft, on its unrolled leather from the top down. */
export function bootZip(s: Surface, path: Point[]): void {
  const seen = heldByTexels(s, pitch);
  const [end, before] = [path.at(-1)!, path.at(-2)!];
  const share = closing / lengthOf([end, before]);
  const closes: Point = [blend(end[0], before[0], share), blend(end[1], before[1], share)];
  const open = [...path.slice(0, -1), closes];
  const beside = (by: number) => [...open.map(([u, v]): Point => [u, v + by]), end];
  lappedSeam(s, beside(-halfGap), false);
  lappedSeam(s, beside(halfGap).reverse(), false);
  const long = lengthOf(open);
  s.along(path, halfGap + 1, (k, d, way) => {
    const half = halfGap * ramp(long + closing, long, way);
    const within = ramp(half + 0.4, half - 0.8, Math.abs(d));
    const tooth = ramp(0.1, 0.3, phaseOf(way, d)) * ramp(0.95, 0.75, phaseOf(way, d));
    const on = ramp(halfTeeth + 0.4, halfTeeth - 0.6, Math.abs(d)) * ramp(long, long - 4, way);
    s.relief[k]! += within * (1.6 * seen * on * tooth - 1);
    s.tone(k, 1 - 0.3 * within * (1 - on));
    // Too small to be told apart, its teeth are one band.
    s.tone(k, blend(1, blend(metal.between, metal.tooth, blend(0.5, tooth, seen)), on));
  });
  const [u, v] = end;
  for (const off of [0, 2.4]) {
    const across: Point[] = [
      [u + off, v - tack],
      [u + off, v + tack],
    ];
    stitch(s, across, { length: shoeThread.length, width: shoeThread.width });
  }
}

/** How far a place is on the way from one tooth of its side to the next, 0..1: both sides mesh. */
function phaseOf(way: number, d: number): number {
  return fraction(way / pitch + (d > 0 ? 0.5 : 0));
}

/** How far a puller hangs down from its slider, in units. */
const puller = 40;

/** The slider at the top of a boot's zip, and the tongue of brass it is drawn by. */
export function zipSlider(upper: Shell, [along, round]: Point): Part[] {
  const place = onUpper(upper);
  const [a, b] = [place(along, round + 4).at, place(along, round - 4).at];
  const across: Vector = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const path = Array.from({ length: 14 }, (_, n) =>
    lifted(place(along - (puller * n) / 13, round), 5.5 - 0.12 * n),
  );
  return [
    metalPart(block(lifted(place(along, round), 2.6), [4.6, 8, 3.4])),
    metalPart(flatBand(path, across, 3.4, 0.9)),
  ];
}
