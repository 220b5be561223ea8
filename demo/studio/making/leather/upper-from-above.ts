import type { Cloth } from "../../cloths/index.ts";
import type { Dye } from "../../dyes.ts";
import { cloud, noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { curve } from "../../pattern/outline.ts";
import type { Piece } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { label } from "../sewing/label.ts";
import { towardsLamp } from "../sewing/lamp-side.ts";
import { stitchRim } from "../sewing/patch.ts";
import { breakLines } from "./break-lines.ts";
import { shoeThread } from "./leather-goods.ts";
import type { Place } from "./pair-from-above.ts";

const soleRubber: Optics = { kind: "plastic", wrap: 0.2, gloss: 0.1, roughness: 0.5 };
/** The rim of a low shoe's sole: it stands out round the toe and hardly at the waist. */
export const soleRim = `-6,-298 38,-286 79,-239 109,-148 104,-50 85,40 77,120 81,199 67,266 0,296
  -63,266 -77,199 -71,120 -79,40 -96,-50 -107,-148 -87,-239 -49,-286`;

/** How much of the wall inside a shoe is seen from above, in units. */
const wall = 13;

/** A low shoe seen from above, drawn around its own middle for the right foot. */
interface LowShoe {
  sole: string;
  soleDye: Dye;
  upper: string;
  /** Where the foot goes in. */
  opening: string;
  /** Height of the toe's dome. */
  height: number;
  paint: (s: Surface) => void;
}

/** Leather of shoes that lie on the table, polished; suede and cloth stay as they are. */
export function shoeOptics(cloth: Cloth): Optics {
  if (cloth.optics.kind !== "leather") return cloth.optics;
  return { ...cloth.optics, gloss: 0.42, roughness: 0.3, relief: 0.26 };
}

/** Sole, insole and upper of a low shoe, from the lowest up. */
export function lowShoe(order: Order, place: Place, shoe: LowShoe): Piece[] {
  return [welt(place, shoe), insole(order, place, shoe), upper(order, place, shoe)];
}

function welt(place: Place, shoe: LowShoe): Piece {
  return {
    outline: place.at(shoe.sole),
    optics: soleRubber,
    dye: shoe.soleDye,
    seed: 3,
    loft: 0.5,
    height: 10,
    hold: 0.3,
    anchor: 0.3,
    grid: [9],
    steps: [4],
    pose: place.pose,
    make: (s) =>
      s.each((k, u, v, depth) => {
        s.tone(k, (0.8 + 0.3 * ramp(0, 5, depth)) * (1 + 0.1 * cloud(u / 30, v / 30, 2, 4)));
      }),
  };
}

function insole(order: Order, place: Place, shoe: LowShoe): Piece {
  return {
    outline: place.at(shoe.opening),
    optics: order.cloth.optics,
    dye: "tan",
    seed: 4,
    inner: true,
    lift: 12,
    loft: 0.1,
    height: 4,
    grid: [9],
    steps: [4],
    pose: place.pose,
    make: (s) => {
      face(s, order);
      const pale = s.dye("pearl");
      const rim = place.at(shoe.opening);
      const field = new DistanceField(curve(rim));
      stitchRim(s, rim, wall + 9, shoeThread);
      s.each((k, u, v, depth) => {
        const [x, y] = place.own(u, v);
        const toe = ramp(60, -70, y);
        s.ink(k, pale, 0.3);
        // Where heel and ball stood while it was tried on, the lining is darker.
        const stood = 0.09 * bell(Math.hypot(x, (y - 180) * 0.8), 40);
        s.tone(k, 0.95 + 0.09 * cloud(u / 50, v / 70, 3, 6) - stood);
        s.tone(k, 1 - 0.5 * toe);
        // Round the sole stands the lined wall: one side of it is lit, the other shades the sole.
        const shaded = towardsLamp(field, u, v);
        const upright = ramp(wall + 1, wall - 1, depth);
        s.tone(k, 1 - upright * (0.28 + 0.22 * shaded));
        s.tone(
          k,
          1 - (1 - upright) * Math.max(0, shaded + 0.2) * 0.42 * ramp(wall + 44, wall, depth),
        );
        s.tone(k, 1 - 0.42 * bell(depth - wall, 1.5));
        s.relief[k]! += upright * 0.5 * noise(u / 9, v / 9, 7);
      });
      const [x, y] = place.spot(0, 176);
      label(s, order.label, x, y, 54);
    },
  };
}

function upper(order: Order, place: Place, shoe: LowShoe): Piece {
  const hole = new DistanceField(curve(place.at(shoe.opening)));
  const { cloth, seed } = order;
  return {
    outline: place.at(shoe.upper),
    optics: shoeOptics(cloth),
    seed: seed + 480 + place.side,
    lift: 12,
    loft: 0.95,
    height: shoe.height,
    hold: 0.02,
    bend: 1,
    anchor: 0.02,
    edgeAnchor: 0.2,
    grid: [12, 7],
    steps: [160, 90],
    pose: place.pose,
    trim: (u, v, depth) => Math.min(depth, -hole.at(u, v)),
    excess: (e, u, v) => {
      const [x, y] = place.own(u, v);
      e.evenly(0.002);
      e.crumple(x, y, seed + 481 + 7 * place.side, 0.035, 90);
      // The vamp creases where the foot bends.
      e.along(0.15 * place.side, 1, 0.1 * bell(y + 120 + 8 * place.side, 34) * bell(x, 70));
    },
    make: (s) => {
      face(s, order);
      shoe.paint(s);
      stitchRim(s, place.at(shoe.opening), -6, shoeThread);
      s.each((k, u, v, depth) => {
        const toHole = -hole.at(u, v);
        s.relief[k]! += 1.6 * ramp(0, 4, toHole);
        s.tone(k, 1 - 0.3 * ramp(5, 0, depth) - 0.22 * ramp(4, 0, toHole));
        s.tone(k, 1 + 0.08 * cloud(u / 80, v / 80, 3, 5));
      });
      const [x, y] = place.spot(0, -118);
      breakLines(s, { x, y, reach: 62, angle: Math.PI / 2, lane: seed + 482 + place.side });
    },
  };
}
