import { line, type Point, shape } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { heavy, rope } from "../denim/denim-seams.ts";
import { pocketEdge, wearRim } from "../denim/wear.ts";
import { wear } from "../sewing/seams.ts";
import { yokeBehind, yokeInFront } from "./shirt-cutting.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** How far the strip of a felled seam lies from its line, and how far it ripples to both sides, in units. */
const felled = { middle: 4.5, reach: 7 };
/** The edge of a strip that is rubbed most: how broad it is in units, and how pale. */
const ridge = { broad: 1.8, pale: 0.4 };

/** Both edges of a placket that runs down to the hem. */
const placketEdges = ["579,290 577,800 579,1014", "621,290 619,800 621,1014"];

const sides = [1, -1] as const;

/** A seam of heavy cotton that was washed: its layers shrank unlike, and what stands up of it has rubbed pale. */
function wash(s: Surface, path: Point[], worn: number, middle = 0): void {
  rope(s, path, { worn, offset: middle, reach: felled.reach, ripples: heavy });
  wear(s, path, "bleached", ridge.broad, ridge.pale * worn);
}

/** The seams of a washed shirt's front or back: yoke, armholes, cuffs and hem, and the edges of its placket. */
export function washSeams(s: Surface, style: ShirtStyle, sleeve: Sleeves, behind: boolean): void {
  const { washed: worn, hem, cuff } = style;
  if (!worn) return;
  for (const side of sides) {
    wash(s, sleeve.armhole(side), worn, side * felled.middle);
    if (!behind) wash(s, yokeInFront(sleeve, side), worn, -side * felled.middle);
    if (cuff) wearRim(s, shape(cuff, side), pocketEdge(worn));
  }
  if (behind) wash(s, yokeBehind(sleeve), worn, -felled.middle);
  else for (const edge of placketEdges) wash(s, line(edge), worn);
  wash(s, line(hem), worn, -felled.middle);
}
