import type { Dye } from "../../dyes.ts";
import { cloud } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { curve, moved, type Point, ribbon } from "../../pattern/outline.ts";
import type { Piece } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { breakLines } from "./break-lines.ts";
import type { Place } from "./shoe-pair.ts";
import { shoeOptics, soleRubber } from "./upper-from-above.ts";

/** A shoe seen from its side, toe to the right. */
export interface ProfileShoe {
  /** The upper as it is seen, and the last under it, which runs on behind sole and top line. */
  upper: string;
  last: string;
  sole: string;
  soleDye: Dye;
  /** The lining seen over the top line. */
  topLine: string;
  /** Where the foot bends: the upper creases there. */
  bend: Point;
  /** Height of the ground line, along which the upper darkens. */
  ground: number;
  paint: (s: Surface, place: Place) => void;
  paintSole: (s: Surface, place: Place) => void;
}

export const elastic: Optics = { kind: "matte", wrap: 0.2, sheen: 0.06 };

/** Lining, sole and upper, from the lowest up. */
export function shoeInProfile(order: Order, place: Place, shoe: ProfileShoe): Piece[] {
  return [topLine(place, shoe), rand(place, shoe), sole(place, shoe), upper(order, place, shoe)];
}

function topLine(place: Place, shoe: ProfileShoe): Piece {
  return {
    outline: place.at(shoe.topLine),
    optics: elastic,
    dye: "lining",
    seed: 2,
    inner: true,
    lift: place.height + 60,
    grid: [8],
    steps: [4],
    pose: place.pose,
    make: (s) => s.each((k, _u, _v, depth) => s.tone(k, 0.55 + 0.7 * ramp(14, 0, depth))),
  };
}

/** The welt's upper side: it fills what the higher upper, seen a little from below, leaves open. */
function rand(place: Place, shoe: ProfileShoe): Piece {
  return {
    ...sole(place, shoe),
    outline: moved(place.at(shoe.sole), 0, -12),
    make: (s) => s.each((k) => s.tone(k, 0.72)),
  };
}

function sole(place: Place, shoe: ProfileShoe): Piece {
  return {
    outline: place.at(shoe.sole),
    optics: soleRubber,
    dye: shoe.soleDye,
    seed: 4,
    loft: 0.3,
    height: 12,
    lift: place.height + 24,
    hold: 0.3,
    anchor: 0.3,
    grid: [8],
    steps: [4],
    pose: place.pose,
    make: (s) => shoe.paintSole(s, place),
  };
}

function upper(order: Order, place: Place, shoe: ProfileShoe): Piece {
  const { cloth, seed } = order;
  const seen = new DistanceField(curve(place.at(shoe.upper)));
  const [bendX, bendY] = shoe.bend;
  return {
    outline: place.at(shoe.last),
    optics: shoeOptics(cloth),
    seed: seed + 95 + place.height,
    lift: place.height + 4,
    loft: 0.8,
    height: 92,
    hold: 0.006,
    bend: 1,
    anchor: 0.006,
    edgeAnchor: 0.2,
    grid: [12, 7],
    steps: [300, 140],
    pose: place.pose,
    trim: (u, v) => seen.at(u, v),
    excess: (e, u, v) => {
      const [x, y] = place.own(u, v);
      e.evenly(0.002);
      e.crumple(x, y, seed + 93 + place.height, 0.035, 110);
      e.along(0.75 * place.side, 0.65, 0.2 * bell(Math.hypot(x - bendX, y - bendY), 70));
      e.around(x, y, bendX - 95, bendY - 110, 120, 0.07);
    },
    make: (s) => {
      face(s, order);
      for (const [dx, dy, reach] of [
        [0, 0, 58],
        [-100, -112, 34],
      ] as const) {
        const [x, y] = place.spot(bendX + dx, bendY + dy);
        const angle = place.side > 0 ? 0.72 : Math.PI - 0.72;
        breakLines(s, { x, y, reach, angle, lane: seed + 97 + place.height + reach });
      }
      shoe.paint(s, place);
      s.each((k, u, v) => {
        const [x, y] = place.own(u, v);
        const depth = seen.at(u, v);
        const burnish =
          0.24 * bell(Math.hypot(x - 890, y - shoe.ground + 56), 80) +
          0.15 * bell(Math.hypot(x - 310, y - shoe.ground + 76), 70);
        s.tone(
          k,
          1 +
            0.1 * cloud(u / 100, v / 100, 3, 5 + place.height) -
            burnish -
            0.3 * ramp(9, 0, depth),
        );
        s.tone(k, 1 - 0.35 * ramp(16, 0, shoe.ground - y) * ramp(420, 640, x));
        s.relief[k]! += 1.6 * ramp(1, 4, depth);
      });
    },
  };
}

/** A loop of webbing at the heel to pull the boot on by. */
export function pullTab(place: Place, pattern: string): Piece {
  return {
    outline: place.at(pattern),
    optics: elastic,
    dye: "elastic",
    seed: 3,
    lift: place.height + 40,
    loft: 0.3,
    height: 5,
    grid: [8],
    steps: [4],
    pose: place.pose,
    make: (s) =>
      s.each((k, u) => {
        s.relief[k]! += 0.5 * Math.sin(u * 2.2);
      }),
  };
}

/** Laces: round cords, each along its own line of the shoe. */
export function laces(place: Place, lines: string[], halfWidth: number, dye: Dye): Piece[] {
  return lines.map((pattern, i) => ({
    outline: ribbon(place.path(pattern), () => halfWidth),
    optics: elastic,
    dye,
    seed: 20 + i,
    rests: true,
    lift: 3,
    loft: 0.8,
    height: halfWidth * 0.7,
    hold: 0.3,
    anchor: 0.3,
    grid: [5],
    steps: [4],
    pose: place.pose,
    make: (s) =>
      s.along(place.path(pattern), halfWidth + 2, (k, d, way) => {
        const braid = Math.sin(((way + Math.abs(d) * 0.9) / 2.6) * Math.PI);
        s.relief[k]! += 0.4 * braid;
        s.tone(k, 1 + 0.07 * braid - 0.2 * bell(Math.abs(d) - halfWidth, 2));
      }),
  }));
}
