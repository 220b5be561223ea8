import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { flatBand } from "../../standing/along-path.ts";
import { type Shell, type Spot, shell, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { elastic } from "./elastic.ts";
import { middle } from "./foot-plan.ts";
import { sinkStitches } from "./leather-edge.ts";
import { heldByTexels } from "./texels.ts";

/** Half the width of the webbing and half its thickness, in units: some 16 mm of twill tape. */
const half = 18;
const thick = 1.3;
/** How far it stands above the top, and how far its ends are sewn down below it, in units. */
const above = 33;
const sewn = { outside: 44, inside: 26 };
/**
 * How far the middle of its legs lies outside and within the leather's face, in units: the outer one is
 * drawn tight against it by its stitches.
 */
const off = { outside: 0.8, inside: 6 };
/** How far it opens above the top on either side, in units. */
const opened = 6;
/** How much of its own weight bends it back: units off the upright a unit of its height squared. */
const leaning = 0.009;
/** How far its outer end is turned in under itself, in units: no cut end is seen. */
const tucked = 2;
/** Radius of the shaft's back, which it lies round, in units. */
const round = 57;
/** Distance of the webbing's ribs. */
const rib = 3;

/**
 * A loop of webbing to pull a boot on by, stitched down outside and within.
 * @param x and @param v the back of its top, and @param floor the floor, in the profile.
 */
export function heelLoop(x: number, v: number, floor: number): Part {
  const path = [
    [tucked, -sewn.outside] as Point,
    ...legOf(-off.outside, sewn.outside),
    ...legOf(off.inside, sewn.inside).reverse(),
  ].map(
    ([across, up]): Spot => [
      x - middle + across - leaning * Math.max(0, up + 6) ** 2,
      floor - v + up,
      0,
    ],
  );
  const body = bentRound(flatBand(path, [0, 0, 1], half, thick));
  return {
    ...body,
    optics: elastic,
    dye: "deepInside",
    grain: { uv: unrolled(body), make: webbing },
  };
}

/** The webbing as it lies close to the round of the heel. */
function bentRound({ columns, rows, positions: p }: Shell): Shell {
  return shell(columns, rows, (i, j) => {
    const k = (j * columns + i) * 3;
    return [p[k]! + p[k + 2]! ** 2 / (2 * round), p[k + 1]!, p[k + 2]!];
  });
}

/** One leg of the loop, in the profile, from its sewn end, so many units down, to the bend at its top. */
function legOf(across: number, down: number): Point[] {
  const steps = 30;
  return Array.from({ length: steps }, (_, n): Point => {
    const up = (above + down) * Math.sin(((n + 0.5) / steps) * (Math.PI / 2)) - down;
    // Folded flat at the top's edge, it opens above it and closes in its bend.
    const open = across + Math.sign(across) * opened * bell(up - 0.5 * above, 15);
    return [open * Math.sqrt(1 - Math.max(0, up / above) ** 5), up];
  });
}

/** Ribs across the tape, its selvedges, and the stitches that hold its outer end. */
function webbing(s: Surface): void {
  const shown = heldByTexels(s, rib);
  const rows = [7, sewn.outside - 5];
  s.each((k, u, v) => {
    const wale = Math.sin((u * 2 * Math.PI) / rib) * (0.6 + 0.4 * Math.sin(v * 2.2));
    const selvedge = bell(half - Math.abs(v), 2.4);
    s.relief[k]! += 0.5 * shown * wale - 0.6 * selvedge;
    s.tone(k, 1.5 + 0.16 * shown * wale - 0.3 * selvedge - 0.3 * ramp(2, 0, u));
    for (const row of rows) sinkStitches(s, k, u - row);
  });
  for (const row of rows) {
    stitch(
      s,
      [
        [row, 4 - half],
        [row, half - 4],
      ],
      { length: 3.4, width: 0.7, thread: "tone" },
    );
  }
}
