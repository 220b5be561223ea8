import { noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { rounded } from "../making/sewing/rounded.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import {
  alongEdge,
  lowered,
  rimKnots,
  rimOf,
  type View,
  type Waist,
  waistband,
} from "../making/sewing/waistband.ts";
import { knifePleats } from "../making/skirts/knife-pleats.ts";
import { skirtSides } from "../making/skirts/skirt-sides.ts";
import { mirrored, table } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";

const waist: Waist = { corner: [165, 292], dip: 311, rise: 283 };
const side = "166,330 169,343 194,460 252,720 334,1130";
const hem = "0,1070 300,1070^ 318,1114^ 190,1136 0,1146";
const pleats = 25;
/** Width of the waistband in units. */
const band = 44;

const fine = { length: 3.4, width: 0.55 };

/** A midi skirt of knife pleats on a narrow waistband. */
export const pleatedSkirt: Cut = (order) => {
  const rims = { waist, band, hem };
  return {
    ...skirtSides(order, rims, order.seed + 31, -0.008, (view, pose) => [
      behind(order, pose),
      ...pleated(order, pose, view),
      waistOf(order, pose, view),
    ]),
    front: { zoom: 1.46, x: 600, y: 728 },
    // Its hem spreads towards the camera, which would swing the nearer corner out of the frame.
    behind: { zoom: 1.36, x: 645, y: 728, aside: { swing: -0.2 } },
    detail: { zoom: 2.2, x: 620, y: 930, aside: { slant: 0.68, swing: 0.3 } },
    close: { zoom: 5, x: 640, y: 424 },
  };
};

/** Lower in the middle than at the side seams, as a circle of cloth is when it lies flat. */
function hemHeight(u: number): number {
  return 1164 - 34 * ((u - table.middle) / 334) ** 2;
}

function pleated(order: Order, pose: Pose, view: View): Piece[] {
  return knifePleats(order, pose, {
    count: pleats,
    top: lowered(rimOf(waist, view), band),
    side,
    hem: hemHeight,
    seed: order.seed + (view === "front" ? 33 : 73),
  });
}

/** What the pleats lie upon: the other half of the skirt. */
function behind(order: Order, pose: Pose): Piece {
  return {
    outline: mirrored("0,330 160,322^ 188,460 246,720 324,1118^ 190,1142 0,1152"),
    optics: order.cloth.optics,
    dye: "deepInside",
    inner: true,
    seed: order.seed + 35,
    loft: 0.2,
    height: 9,
    stir: 0,
    hold: 0.1,
    grid: [14],
    steps: [20],
    pose,
    // It lies on itself here more than there, and the pleats follow.
    base: (u, v) => 5 * noise(u / 150, v / 240, order.seed + 36) * ramp(340, 480, v),
    excess: () => {},
  };
}

/** The waistband, upon the upper ends of all pleats. */
function waistOf(order: Order, pose: Pose, view: View): Piece {
  const { cloth } = order;
  const rim = rimOf(waist, view);
  const edge = lowered(rim, band);
  const [x] = waist.corner;
  const end = [x + 2, 0.6 * x, 0.3 * x, 0].map((dx, i) => {
    return `${dx},${edge(table.middle + dx)}${i === 0 ? "^" : ""}`;
  });
  return {
    outline: rounded(mirrored(`${rimKnots(rim, waist.corner)} ${end.join(" ")}`)),
    optics: cloth.optics,
    seed: order.seed + 34,
    rests: true,
    lift: 2.4,
    hold: 0.06,
    bend: 0.9,
    edgeAnchor: 0.1,
    grid: [8],
    steps: [60],
    pose,
    excess: (e, u, v) => {
      e.evenly(0.003);
      e.crumple(u, v, order.seed + 9, 0.02, 90);
    },
    make: (s) => {
      face(s, order);
      waistband(s, lowered(edge, 30), 2.4);
      const half = x + 5;
      seam(s, alongEdge(edge, half), { depth: 1.6, pucker: 0.9 });
      stitch(s, alongEdge(edge, half, -6), fine);
      stitch(s, alongEdge(edge, half, 7 - band), fine);
    },
  };
}
