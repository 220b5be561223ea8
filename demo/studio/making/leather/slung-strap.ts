import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { cross, dot, unit } from "../../light/vector.ts";
import { cord, directionAt } from "../../standing/along-path.ts";
import { between, type Spot } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { flatStrap, metalPart, wire } from "./leather-parts.ts";

/** A shoulder strap that has slid from a bag's rim and hangs down before it, with its buckle. */
interface SlungStrap {
  /** Its ways up the two sides that it is sewn to, from below. */
  sewn: [left: Spot[], right: Spot[]];
  /** Where it lies between them, from the left. */
  fallen: Spot[];
  /** The knots of `fallen` between which it turns its face forward, and those where it turns back. */
  turns: [forward: Knots, back: Knots];
  /** The knot at which its buckle is. */
  buckleAt: number;
  /** Half its width, in units. */
  half: number;
}

type Knots = [from: number, to: number];

/** Rows of its free part. */
const freeRows = 200;
/**
 * Half the height of its buckle, how far that stands beyond its sides and off its face, the radius of its
 * corners, and that of its wire.
 */
const buckle = { half: 19, beyond: 6, off: 4, corner: 5, wire: 3.4 };
/** How far its prong rests beyond the frame and upon it, and how high it arches between, in units. */
const prong = { beyond: 3, upon: 1, arch: 4 };

/** The strap on both sides and between them, and its buckle. */
export function slungStrap(order: Order, strap: SlungStrap): Part[] {
  const [left, right] = strap.sewn;
  const freed = [...left.slice(-2), ...strap.fallen, ...right.slice(-2).reverse()];
  const knotAt = (row: number): number => (row / (freeRows - 1)) * (freed.length - 1) - 2;
  const path = [
    ...left.slice(0, -2),
    ...Array.from({ length: freeRows }, (_, n) => between(freed, n / (freeRows - 1)) as Spot),
    ...right.slice(0, -2).reverse(),
  ];
  const [forward, back] = strap.turns;
  const across = (row: number): Spot => {
    const knot = knotAt(row - left.length + 2);
    const angle = (Math.PI / 2) * ramp(...forward, knot) * ramp(back[1], back[0], knot);
    const wide: Spot = [Math.sin(angle), 0, Math.cos(angle)];
    const along = directionAt(path, row);
    const slant = dot(wide, along);
    return unit(wide.map((w, axis) => w - slant * along[axis]!) as Spot);
  };
  const row = left.length - 2 + Math.round(((strap.buckleAt + 2) / (freed.length - 1)) * freeRows);
  return [flatStrap(order, path, across, strap.half), ...frame(path, row, across, strap.half)];
}

/** A frame of brass round the strap, and the prong through it. */
function frame(path: Spot[], row: number, across: (row: number) => Spot, half: number): Part[] {
  const at = path[row]!;
  const side = across(row);
  const along = directionAt(path, row);
  const out = unit(cross(side, along));
  const facing = Math.sign(out[2]) || 1;
  const place = (x: number, y: number, off: number): Spot =>
    [0, 1, 2].map((n) => at[n]! + side[n]! * x + along[n]! * y + facing * out[n]! * off) as Spot;
  const wide = half + buckle.beyond;
  const round = buckle.corner;
  const corner = (x: number, y: number, from: number): Spot[] =>
    Array.from({ length: 7 }, (_, n): Spot => {
      const angle = from + (n / 6) * (Math.PI / 2);
      return place(x + round * Math.cos(angle), y + round * Math.sin(angle), buckle.off);
    });
  const [w, h] = [wide - round, buckle.half - round];
  const arched = Array.from({ length: 20 }, (_, n): Spot => {
    const t = n / 19;
    return place(
      0,
      blend(-buckle.half, buckle.half + prong.beyond, t),
      buckle.off + prong.upon + prong.arch * bell(t - 0.5, 0.5),
    );
  });
  return [
    wire(
      [
        ...corner(w, h, 0),
        ...corner(-w, h, Math.PI / 2),
        ...corner(-w, -h, Math.PI),
        ...corner(w, -h, Math.PI * 1.5),
      ],
      buckle.wire,
    ),
    metalPart(cord(arched, 0.8 * buckle.wire)),
  ];
}
