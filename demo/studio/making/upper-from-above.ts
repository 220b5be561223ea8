import type { Cloth } from "../cloths/index.ts";
import { DistanceField } from "../engine/distance-field.ts";
import { cloud } from "../engine/noise.ts";
import type { Optics } from "../engine/optics.ts";
import { curve } from "../engine/outline.ts";
import type { Piece } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { face, type Order } from "../garment.ts";
import { label } from "./label.ts";
import { stitchRim } from "./patch.ts";
import type { Place } from "./shoe-pair.ts";
import { soleRubber } from "./soles.ts";

/** A low shoe seen from above, drawn around its own middle for the right foot. */
interface LowShoe {
  sole: string;
  upper: string;
  /** Where the foot goes in. */
  opening: string;
  /** Height of the toe's dome. */
  height: number;
  paint: (s: Surface) => void;
}

/** Leather of shoes is polished; suede and cloth stay as they are. */
export function shoeOptics(cloth: Cloth): Optics {
  if (cloth.optics.kind !== "leather") return cloth.optics;
  return { ...cloth.optics, gloss: 0.62, roughness: 0.25, relief: 0.22 };
}

/** Sole, insole and upper of a low shoe, from the lowest up. */
export function lowShoe(order: Order, place: Place, shoe: LowShoe): Piece[] {
  return [welt(place, shoe), insole(order, place, shoe), upper(order, place, shoe)];
}

function welt(place: Place, shoe: LowShoe): Piece {
  return {
    outline: place.at(shoe.sole),
    optics: soleRubber,
    dye: "sole",
    seed: 3,
    loft: 0.5,
    height: 10,
    hold: 0.3,
    anchor: 0.3,
    grid: [9],
    steps: [4],
    pose: place.pose,
    make: (s) => s.each((k, _u, _v, depth) => s.tone(k, 0.75 + 0.35 * ramp(0, 5, depth))),
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
      s.each((k, u, v, depth) => {
        const [, y] = place.own(u, v);
        const toe = ramp(40, -40, y);
        s.tone(k, (1 + 0.06 * cloud(u / 50, v / 70, 2, 6)) * (0.36 + 0.46 * ramp(0, 30, depth)));
        s.tone(k, 1 - 0.55 * toe);
      });
      const [x, y] = place.spot(0, 176);
      label(s, x, y, 54, "tan", "labelInk");
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
      e.crumple(x, y, seed + 481, 0.02, 120);
      // The vamp creases where the foot bends.
      e.along(0.15, 1, 0.1 * bell(y + 120, 34) * bell(x, 70));
    },
    make: (s) => {
      face(s, order);
      shoe.paint(s);
      stitchRim(s, place.at(shoe.opening), -6, { length: 4, width: 0.6 });
      s.each((k, u, v, depth) => {
        const toHole = -hole.at(u, v);
        s.relief[k]! += 1.6 * ramp(0, 4, toHole);
        s.tone(k, 1 - 0.3 * ramp(5, 0, depth) - 0.22 * ramp(4, 0, toHole));
        s.tone(k, 1 + 0.06 * cloud(u / 80, v / 80, 3, 5));
      });
    },
  };
}
