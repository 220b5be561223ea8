import { line, type Point, table } from "../../pattern/outline.ts";
import { upperPulls } from "../body/drawn-upper.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { bothSides, type Pull } from "../sewing/drawn-folds.ts";

/** Where a blouson of denim is drawn into folds; patterns are of the right half. */
interface DrawnJacket {
  sleeve: Sleeves;
  armpit: Point;
  /** The seam that sews the waistband on, over both halves. */
  bandSeam: string;
  cuffSeam: string;
  elbowY: number;
}

const up = -Math.PI / 2;
/** How much broader the folds of denim are than those of jersey. */
const thick = 1.15;
/** How far from the middle line the placket ends before which folds stay, and the sides begin, in units. */
const free = [62, 236] as const;
/** Where the sleeve's inner edge bends, from the middle line in units. */
const crook = 318;

/**
 * What draws it: its arms at the armholes and elbows, the waistband that the body is crowded into, and the
 * cuffs. The placket lies flat.
 */
export function jacketPulls({ sleeve, armpit, bandSeam, cuffSeam, elbowY }: DrawnJacket): Pull[] {
  const right = [fromBand(bandSeam), fromCuff(cuffSeam), ...atElbow(elbowY)];
  return [...upperPulls({ sleeve, armpit, thick }), ...right.flatMap(bothSides)];
}

function fromBand(seam: string): Pull {
  const y = line(seam).at(-1)![1] - 2;
  return {
    from: free.map((across): Point => [table.middle + across, y]),
    ways: [up + 0.24, up - 0.2],
    many: 4,
    length: [50, 150],
    slope: [0.7, 1.3],
    sides: { steep: [7, 12], gentle: [11, 22] },
  };
}

function fromCuff(seam: string): Pull {
  return {
    from: line(seam).map(([x, y]): Point => [x, y - 2]),
    ways: [up - 0.5, up + 0.1],
    many: 3,
    length: [45, 110],
    slope: [0.7, 1.3],
  };
}

/** Where a sleeve is bent, its edge is crowded already: folds that are steep there too tear it open. */
const insideCrook: Pull["fade"] & object = [0.42, 0.55];

/** Bent again and again at the elbow, a sleeve keeps its folds on the inner side, and a few behind. */
function atElbow(y: number): Pull[] {
  const x = table.middle + crook;
  return [
    {
      from: [
        [x + 2, y - 56],
        [x + 26, y + 66],
      ],
      ways: [0.5, -0.5],
      many: 3,
      length: [75, 120],
      slope: [0.5, 0.9],
      fade: insideCrook,
    },
    {
      from: [
        [x + 126, y - 40],
        [x + 148, y + 50],
      ],
      ways: [Math.PI - 0.4, Math.PI + 0.3],
      many: 2,
      length: [45, 80],
      slope: [0.7, 1.2],
    },
  ];
}
