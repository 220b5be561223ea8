import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { knots, line, type Point, shape } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { button, buttonhole } from "../sewing/button.ts";
import { patch } from "../sewing/patch.ts";
import { recut } from "../sewing/recut.ts";
import { drawTogether, seam, stitch } from "../sewing/seams.ts";
import { backParts, frontParts, placketOf, yokeBehind, yokeInFront } from "./shirt-cutting.ts";
import { shirtStitch as fine, shadeUnderCollar } from "./shirt-parts.ts";
import { sewPockets } from "./shirt-pockets.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** Yoke, sleeves, pockets, placket and hem of the front. */
export function makeShirtFront(s: Surface, order: Order, style: ShirtStyle, sleeve: Sleeves): void {
  face(s, order, recut(sleeve.grain, frontParts(style, sleeve), order.seed));
  for (const side of [1, -1] as const) {
    const yoke = yokeInFront(sleeve, side);
    seam(s, yoke, { depth: 1.6, pucker: 0.7 });
    stitch(s, yoke, { ...fine, offset: side * 4 });
  }
  sewSleeves(s, style, sleeve);
  sewPockets(s, style.pockets);
  placket(s, style);
  if (style.leaf) shadeUnderCollar(s, style.leaf);
  else seam(s, line("520,240 540,276 570,296 600,301 630,296 660,276 680,240"));
  stitch(s, line(style.hem), { ...fine, offset: -8 });
}

function sewSleeves(s: Surface, style: ShirtStyle, sleeve: Sleeves): void {
  const [inner, outer] = style.sleeveEnd;
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2.4, pucker: 1.4 });
    stitch(s, armhole, { ...fine, offset: side * -7 });
    if (!style.cuff) {
      const hem = line(`${inner.join(",")} ${outer.join(",")}`, side);
      stitch(s, hem, { ...fine, offset: side * -22 });
      seam(
        s,
        hem.map(
          ([x, y]): Point => [x - side * 22 * Math.sin(style.lean), y - 22 * Math.cos(style.lean)],
        ),
        { depth: 0.8, pucker: 0.5 },
      );
      continue;
    }
    patch(s, shape(style.cuff, side), { rise: 2.2, stitched: { ...fine, inset: 4 } });
    s.along(upperRim(style.cuff, side), 14, (k, d, way) => {
      const gather = Math.max(0, noise(way / 6, 1, 93)) * ramp(14, 2, Math.abs(d));
      s.relief[k]! += 1.6 * gather;
    });
    button(s, 600 + side * (outer[0] - 680), outer[1] - 8, 6.5, { dye: "pearl" });
  }
}

/** The edge where the sleeve is set into its cuff: from the cuff's last knot to its first. */
function upperRim(cuff: string, side: 1 | -1): Point[] {
  const rim = shape(cuff, side);
  const [from, to] = [rim[rim.length - 1]!, rim[0]!];
  return [
    [from.x, from.y],
    [to.x, to.y],
  ];
}

/** Pleats, yoke with its loop, sleeves and hem of the back. */
export function makeShirtBack(s: Surface, order: Order, style: ShirtStyle, sleeve: Sleeves): void {
  face(s, order, recut(sleeve.grain, backParts(style, sleeve), order.seed));
  sewSleeves(s, style, sleeve);
  for (const side of [1, -1] as const) {
    s.along(
      line(`${600 + side * 16},372 ${600 + side * 20},700 ${600 + side * 26},1160`),
      20,
      (k, d, way) => {
        // Above its beginning lies the yoke.
        const pleat = ramp(640, 60, way) * ramp(0, 3, way);
        s.relief[k]! += pleat * 2.2 * ramp(1.5, -1.5, d * side);
        s.tone(k, 1 - 0.3 * pleat * bell(d, 1.6));
      },
    );
  }
  const yoke = yokeBehind(sleeve);
  seam(s, yoke, { depth: 1.8, pucker: 0.8 });
  stitch(s, yoke, { ...fine, offset: 4 });
  patch(s, knots("596,360^ 604,360^ 604,392^ 596,392^"), { rise: 2, slope: 0.8 });
  stitch(s, line(style.hem), { ...fine, offset: -8 });
}

function placket(s: Surface, style: ShirtStyle): void {
  const { firstButton, placketEnd } = style;
  const end = placketEnd ?? 1200;
  const low = placketEnd ? placketEnd - 19 : end;
  const upright = (x: number) => line(`${x},270 ${x - 1},${low * 0.7} ${x},${low}`);
  patch(s, placketOf(style), { rise: 2.2 });
  for (const x of [585, 615]) drawTogether(s, upright(x), 0.5);
  stitch(s, upright(585), fine);
  stitch(s, upright(615), fine);
  const hemY = Math.max(...line(style.hem).map(([, y]) => y));
  const last = placketEnd ? placketEnd - 60 : hemY - 110;
  for (let y = firstButton; y < last; y += placketEnd ? 92 : 106) {
    buttonhole(s, 600, y, 17);
    button(s, 600, y, 7, { dye: "pearl" });
  }
  if (!placketEnd) return;
  for (const y of [end - 36, end - 28]) stitch(s, line(`582,${y} 600,${y} 618,${y}`), fine);
}
