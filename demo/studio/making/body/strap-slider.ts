import { ramp } from "../../fields/scalar.ts";
import type { Optics } from "../../light/optics.ts";
import { type Knot, type Point, turned } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { rounded } from "../sewing/rounded.ts";

const metal: Optics = { kind: "metal", wrap: 0.2, gloss: 0.9, roughness: 0.34 };

/** Half the slider across and along its strap, its wire, and its middle bar, in units. */
const half = { across: 5.6, along: 4.4 };
const wire = 1.5;
const bar = 0.8;

/** The small metal slider by which a strap is made longer: the strap runs over its middle bar. */
export function strapSlider(path: Point[], share: number, lift: number, pose: Pose): Piece {
  const at = Math.round(share * (path.length - 2));
  const [[x, y], [nextX, nextY]] = [path[at]!, path[at + 1]!];
  const angle = Math.atan2(nextY - y, nextX - x) - Math.PI / 2;
  const corner = (across: number, along: number): Knot => {
    const [u, v] = turned(x + across * half.across, y + along * half.along, x, y, angle);
    return { x: u, y: v, corner: true };
  };
  return {
    outline: rounded([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], 2),
    optics: metal,
    dye: "brass",
    seed: 8,
    lift,
    onPaper: true,
    loft: 0.4,
    height: 1.2,
    grid: [3],
    steps: [2],
    anchor: 0.5,
    pose,
    make: (s) => {
      const strap = s.dye("main");
      const cloth = s.addFinish({ kind: "matte", wrap: 0.2 });
      s.each((k, u, v, depth) => {
        const [, b] = turned(u, v, x, y, -angle);
        const seen =
          ramp(wire - 0.2, wire + 0.3, depth) * ramp(bar - 0.2, bar + 0.3, Math.abs(b - y));
        s.ink(k, strap, seen);
        if (seen > 0.5) s.finish[k] = cloth;
        s.relief[k]! -= 1.1 * seen;
        s.tone(k, 1 - 0.35 * seen * ramp(wire + 1.2, wire, depth));
      });
    },
  };
}
