import { type Knot, line, mirrored, shape } from "../engine/outline.ts";
import type { Surface } from "../engine/surface.ts";
import { face, type Order } from "../garment.ts";
import { button } from "./button.ts";
import { coverWithLining } from "./lined-back.ts";
import { patch } from "./patch.ts";
import { overlap, seam } from "./seams.ts";
import type { Sleeves } from "./sleeves.ts";

export interface TailoredBack {
  hemY: number;
  /** Where the vent in the middle seam begins; none when absent. */
  ventY?: number;
  /** A waistcoat's back is made of its lining. */
  lined?: boolean;
  /** Height of a half belt with two buttons; none when absent. */
  halfBeltY?: number;
}

/** The collar as it lies over the back of a coat or jacket, to be moved to the neck's height. */
export const tailoredCollarFall: Knot[] = mirrored(
  "0,166 60,173 97,198^ 124,224 142,246^ 76,234 0,238",
);

/** The back of a coat or jacket: middle seam, vent, plain cuffs. */
export function tailoredBackFace(
  s: Surface,
  order: Order,
  sleeve: Sleeves,
  { hemY, ventY, lined, halfBeltY }: TailoredBack,
): void {
  if (lined) coverWithLining(s);
  else face(s, order, sleeve.grain);
  const seamEnd = ventY ?? hemY;
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 2.6, pucker: 0.5 });
    seam(s, line(`820,560 790,760 796,${seamEnd}`, side), { depth: 1.2, pucker: 0.3 });
  }
  seam(s, line(`600,190 602,600 600,${seamEnd}`), { depth: 2.2, pucker: 0.5 });
  if (ventY) overlap(s, line(`600,${ventY - 30} 600,${ventY + 80} 598,${hemY}`), 4.6, 50);
  if (!halfBeltY) return;
  const y = halfBeltY;
  patch(s, mirrored(`0,${y} 150,${y}^ 162,${y + 22} 150,${y + 44}^ 0,${y + 44}`), {
    rise: 4,
    slope: 1.6,
    stitched: { length: 4.4, width: 0.6, inset: 6 },
  });
  for (const side of [1, -1] as const) button(s, 600 + side * 134, y + 22, 12, { dye: "horn" });
}

/** The storm shield of a trench coat: a loose layer over the shoulders. */
export function stormShield(s: Surface): void {
  patch(
    s,
    shape(
      "508,190^ 600,196 692,190^ 834,252^ 842,430 838,500^ 720,548 600,556 480,548 362,500^ 358,430 366,252^",
    ),
    {
      rise: 4,
      slope: 1.8,
      stitched: { length: 3.8, width: 0.6, inset: 6 },
    },
  );
}
