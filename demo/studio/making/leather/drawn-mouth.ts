import { noise } from "../../fields/noise.ts";
import { blend } from "../../fields/scalar.ts";
import { waysAlong } from "../../standing/along-path.ts";
import type { Spot } from "../../standing/loft.ts";

/** The mouth of a bag that a lace draws together: what is too wide for it stands in pleats. */
interface DrawnMouth {
  /** An even number; the first two stand to the left and right of the middle of the front. */
  eyelets: number;
  /** Half as wide and half as deep as the lace's way, in units. */
  half: [width: number, depth: number];
  /** How far it comes to stand to the right, how high, and how much lower on one side; in units. */
  aside: number;
  height: number;
  tilt: number;
  /** How thick the lace is, in units. */
  thick: number;
  seed: number;
}

interface Gathered {
  /** Where the row comes to stand, a place a column. */
  row: Spot[];
  /** The way of the lace, from the middle of the front round to the right. */
  lace: Spot[];
  /** The columns in which the eyelets are pierced; the first two are those before, from the left. */
  pierced: number[];
}

/** How much the shares of the way round stray that are left to a pleat: no hand draws all alike. */
const strays = 0.55;
/** Places along a pleat and along the lace between two eyelets. */
const steps = 40;

/**
 * Pleats between eyelets, in and out by turns: the lace runs before those that are tucked in, and
 * behind the others.
 * @param columns of the bag's grid. @param long how long the skin is from one eyelet to the next.
 */
export function drawnMouth(mouth: DrawnMouth, columns: number, long: number): Gathered {
  const { eyelets, half, aside, height, tilt, thick, seed } = mouth;
  const place = (angle: number, out: number): Spot => [
    (half[0] + out) * Math.sin(angle) + aside,
    height - tilt * Math.sin(angle + 0.4),
    (half[1] + out) * Math.cos(angle),
  ];
  const shares = Array.from(
    { length: eyelets },
    (_, n) => 1 + strays * noise(n * 1.3 + 0.4, 0.5, seed + 5),
  );
  const whole = shares.reduce((a, b) => a + b, 0);
  const angles = [(-shares[0]! / whole) * Math.PI];
  for (const share of shares) angles.push(angles.at(-1)! + (share / whole) * Math.PI * 2);
  const inwards = (pleat: number) => pleat % 2 === 0;
  const pleats = shares.map((_, n) => {
    const [from, to] = [angles[n]!, angles[n + 1]!];
    const chord = (to - from) * ((half[0] + half[1]) / 2);
    // A wave's height by its length, near enough.
    const deep = ((2 * chord) / Math.PI) * Math.sqrt(Math.max(0, long / chord - 1)) * 1.1;
    return evenly(
      Array.from({ length: steps + 1 }, (_, m): Spot => {
        const t = m / steps;
        return place(blend(from, to, t), (inwards(n) ? -deep : deep) * Math.sin(Math.PI * t));
      }),
    );
  });
  const each = (columns - 1) / eyelets;
  // The first column stands to the left, the middle of the first pleat before.
  const first = (columns - 1) / 4 - each / 2;
  const row = Array.from({ length: columns }, (_, i) => {
    const at = ((((i - first) / each) % eyelets) + eyelets) % eyelets;
    const pleat = Math.floor(at);
    return pleats[pleat]!(at - pleat);
  });
  const lace = shares.flatMap((_, n) =>
    // No lace runs before the first pleat: there its ends come out.
    n === 0
      ? []
      : Array.from({ length: steps }, (_, m): Spot => {
          const t = m / steps;
          const off = Math.min(1, 3 * Math.sin(Math.PI * t)) * (inwards(n) ? thick : -2 * thick);
          return place(blend(angles[n]!, angles[n + 1]!, t), off);
        }),
  );
  return {
    row,
    lace,
    pierced: shares.map((_, n) => Math.round(first + n * each) % (columns - 1)),
  };
}

/** A way along a path by the share of its length: 0 at its beginning, 1 at its end. */
function evenly(path: Spot[]): (share: number) => Spot {
  const ways = waysAlong(path);
  return (share) => {
    const way = share * ways.at(-1)!;
    const n = Math.max(
      1,
      ways.findIndex((w) => w >= way),
    );
    const t = (way - ways[n - 1]!) / (ways[n]! - ways[n - 1]!);
    return [0, 1, 2].map((axis) => blend(path[n - 1]![axis]!, path[n]![axis]!, t)) as Spot;
  };
}
