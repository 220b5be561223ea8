import { noise } from "../../fields/noise.ts";
import { bell, blend } from "../../fields/scalar.ts";
import type { Spot } from "../../standing/loft.ts";

/** The shape of a beret in millimeters, as it was put down: a disc of felt that grows out of a band. */

/** How a beret has come to lie. */
export interface BeretLie {
  /** How far the disc has slid off its band, to the right and towards the camera. */
  slid: [x: number, z: number];
  /** How high its edge lies in the middle, and how much lower where it hangs down. */
  edge: number;
  droop: number;
  /** How far its crown stands above that edge, and how flat it is: the larger, the flatter. */
  rise: number;
  flat: number;
  /** How deep a hand has pressed it in beside the stalk. */
  dent: number;
  seed: number;
}

/** A hat's own size: radius of the disc; of the band, which is an oval as heads are; its height. */
const disc = 136;
const band = { x: 80, z: 91, tall: 17 };
/** Which way the disc hangs down: to the right and a little towards the camera. */
const downwards = -0.5;

/** The band's outside. @param up 0 at its lower rim, 1 where the disc begins. */
export function onBand(angle: number, up: number, inwards = 0): Spot {
  const swell = 2.2 * Math.sin(Math.PI * up) - inwards;
  return [(band.x + swell) * Math.cos(angle), band.tall * up, -(band.z + swell) * Math.sin(angle)];
}

/** The disc's rim, where its upper side turns to its lower one. */
function onRim({ slid, edge, droop, seed }: BeretLie, angle: number): Spot {
  const [c, t] = [Math.cos(angle), Math.sin(angle)];
  const out = disc * (1 + 0.03 * noise(0.8 * c, 0.8 * t, seed));
  const wave = 2.4 * noise(1.5 * c + 7, 1.5 * t, seed + 1);
  return [slid[0] + out * c, edge - droop * Math.cos(angle - downwards) + wave, slid[1] - out * t];
}

/** How far felt stands off the floor where it lies on it. */
const floorGap = 1.2;

/** The upper side. @param off share of the way from the stalk to the rim. */
export function onCrown(lie: BeretLie, angle: number, off: number): Spot {
  const [rx, ry, rz] = onRim(lie, angle);
  const [mx, mz] = lie.slid;
  const [x, z] = [blend(mx, rx, off), blend(mz, rz, off)];
  const dome = Math.sqrt(Math.max(0, 1 - off ** lie.flat));
  const y = blend(lie.edge, ry, off ** 1.4) + lie.rise * dome;
  return [x, y + dome * pressed(lie, x - mx, z - mz), z];
}

/** What a hand has left of an even dome: one broad hollow, its far side a soft fold, and slack. */
function pressed({ dent, seed }: BeretLie, x: number, z: number): number {
  const across = 0.82 * x + 0.57 * z;
  const way = 0.82 * z - 0.57 * x;
  const bent = across + 34 + 0.0035 * way * way;
  const hollow = bell(bent, 30) * bell(way - 12, 74);
  const fold = bell(bent - 40, 17) * bell(way - 18, 52);
  const slack = 4 * noise(x / 62, z / 62, seed + 3) + 1.6 * noise(x / 27, z / 27, seed + 4);
  const gathered = 5 * bell(Math.hypot(x, z), 8) - 3 * bell(Math.hypot(x, z), 26);
  return slack + gathered - dent * hollow + 0.3 * dent * fold;
}

/** The lower side. @param off share of the way from the rim to the band. */
export function underDisc(lie: BeretLie, angle: number, off: number): Spot {
  const [rx, ry, rz] = onRim(lie, angle);
  const [bx, by, bz] = onBand(angle, 1);
  const roll = Math.sqrt(1 - (1 - off) ** 5) * (1 - off) ** 0.7;
  const y = blend(ry, by, off ** 1.3) - 13 * roll;
  // What would sink into the floor lies on it.
  const over = y - floorGap;
  return [blend(rx, bx, off), floorGap + (over + Math.hypot(over, 4)) / 2, blend(rz, bz, off)];
}

/** Where the stalk grows out of the crown. */
export function stalkRoot(lie: BeretLie): Spot {
  return onCrown(lie, 0, 0);
}
