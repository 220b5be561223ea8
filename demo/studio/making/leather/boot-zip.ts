import { bell, fraction, ramp } from "../../fields/scalar.ts";
import type { Vector } from "../../light/vector.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { flatBand } from "../../standing/along-path.ts";
import type { Shell } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { lappedSeam } from "./lapped-seam.ts";
import { block, metalPart } from "./leather-parts.ts";
import { lifted, onUpper } from "./on-upper.ts";
import { heldByTexels } from "./texels.ts";

/** Half the gap between the two edges a zip lies under, in units. */
const halfGap = 3.4;
/** From one tooth to the next, in units. */
const pitch = 3.6;

/** A zip in the inner side of a shaft, on its unrolled leather from the top down. */
export function bootZip(s: Surface, path: Point[]): void {
  const teeth = heldByTexels(s, pitch);
  const beside = (by: number) => path.map(([u, v]): Point => [u, v + by]);
  lappedSeam(s, beside(-halfGap), false);
  lappedSeam(s, beside(halfGap).reverse(), false);
  s.along(path, halfGap + 1, (k, d, way) => {
    const tooth = bell(fraction(way / pitch + (d > 0 ? 0.5 : 0)) - 0.5, 0.22);
    const within = ramp(halfGap + 0.4, halfGap - 0.8, Math.abs(d));
    s.relief[k]! += within * (teeth * tooth - 1);
    s.tone(k, 1 - within * (0.5 - 0.25 * teeth * tooth));
  });
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
