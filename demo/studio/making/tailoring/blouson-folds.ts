import { chance } from "../../fields/noise.ts";
import { blend, clamp } from "../../fields/scalar.ts";
import { type Point, type Side, table } from "../../pattern/outline.ts";
import type { LongFold } from "../body/long-folds.ts";

/** By what the folds of a blouson are placed: points of its right half, on the table. */
export interface Bloused {
  /** The lower end of the armhole, and the end of the shoulder. */
  armpit: Point;
  shoulder: Point;
  /** Height of the seam above the body's ribs. */
  ribsY: number;
  /** The seam of the cuff, from the inner edge of the sleeve to the outer. */
  cuff: [inner: Point, outer: Point];
  seed: number;
}

/** A fold by the shares of its way: across from the middle line or the inner edge, and down. */
type Drawn = Omit<LongFold, "path"> & { by: Point[] };

/** Above the pockets: what the sleeve's weight draws from the armhole, and what hangs from the shoulder. */
const dragged: Drawn[] = [
  {
    by: [
      [0.96, -0.16],
      [0.66, -0.04],
      [0.28, 0.02],
    ],
    width: [13, 20],
    height: 8,
    fade: [0.2, 0.7],
  },
  {
    by: [
      [0.97, -0.03],
      [0.86, 0.3],
      [0.89, 0.72],
    ],
    width: [14, 19],
    height: 8,
    fade: [0.2, 0.5],
  },
  {
    by: [
      [0.95, -0.42],
      [0.7, -0.34],
      [0.4, -0.38],
    ],
    width: [12, 22],
    height: 7,
    fade: [0.2, 0.75],
  },
];
/** A back has no pockets: it is drawn farther. */
const draggedBehind: Drawn[] = [
  {
    by: [
      [0.97, -0.08],
      [0.72, 0.2],
      [0.44, 0.66],
    ],
    width: [14, 24],
    height: 10,
    fade: [0.2, 0.6],
  },
  {
    by: [
      [0.96, -0.36],
      [0.66, -0.2],
      [0.24, -0.1],
    ],
    width: [13, 22],
    height: 9,
    fade: [0.2, 0.7],
  },
  {
    by: [
      [0.95, 0.3],
      [0.86, 0.5],
      [0.82, 0.86],
    ],
    width: [13, 19],
    height: 8,
    fade: [0.4, 0.4],
  },
];
/** What is too long for the body slumps over the ribs in a fold along them. */
const slumped: Drawn[] = [
  {
    by: [
      [0.2, 0.74],
      [0.5, 0.83],
      [0.92, 0.74],
    ],
    width: [15, 19],
    height: 10,
    fade: [0.4, 0.35],
  },
];
/** From the crook of the arm folds fan out; one hangs from the sleeve's head. */
const fanned: Drawn[] = [
  {
    by: [
      [0.03, 0.4],
      [0.42, 0.37],
      [0.84, 0.26],
    ],
    width: [11, 17],
    height: 7,
    fade: [0.2, 0.55],
  },
  {
    by: [
      [0.04, 0.6],
      [0.36, 0.68],
      [0.6, 0.82],
    ],
    width: [10, 14],
    height: 7,
    fade: [0.1, 0.6],
  },
  {
    by: [
      [0.42, 0.02],
      [0.5, 0.13],
      [0.48, 0.3],
    ],
    width: [13, 18],
    height: 7,
    fade: [0.1, 0.6],
  },
];

/** The folds of front or back, and of both sleeves. */
export function foldsOfBlouson(bloused: Bloused, behind: boolean) {
  const seed = bloused.seed + (behind ? 31 : 0);
  const sides = [1, -1] as const;
  return {
    body: sides.flatMap((side) => [
      ...laid(
        [...(behind ? draggedBehind : dragged), ...slumped],
        onBody(bloused, side),
        seed + side,
      ),
      ...gatheredToRibs(bloused, side, seed),
    ]),
    sleeves: sides.flatMap((side) => [
      ...laid(fanned, onSleeve(bloused, side), seed + side + 5),
      ...gatheredToCuff(bloused, side, seed),
    ]),
  };
}

type Placed = (across: number, down: number) => Point;

function onBody({ armpit: [x, y], ribsY }: Bloused, side: Side): Placed {
  return (across, down) => [
    table.middle + side * across * (x - table.middle),
    blend(y, ribsY, down),
  ];
}

function onSleeve({ armpit, shoulder, cuff: [inner, outer] }: Bloused, side: Side): Placed {
  return (across, down) => {
    const x = blend(blend(armpit[0], inner[0], down), blend(shoulder[0], outer[0], down), across);
    const y = blend(blend(armpit[1], inner[1], down), blend(shoulder[1], outer[1], down), across);
    return [table.middle + side * (x - table.middle), y];
  };
}

/** No fold is found again on the other side: there it lies elsewhere, and stands higher or lower. */
function laid(folds: Drawn[], at: Placed, seed: number): LongFold[] {
  return folds.map(({ by, height, ...fold }, n) => {
    const shift = 0.1 * (chance(n, seed, 271) - 0.5);
    return {
      ...fold,
      path: by.map(([across, down], k): Point => at(across, down + shift * (0.4 + 0.3 * k))),
      height: height * blend(0.25, 0.85, chance(n, seed, 272)),
    };
  });
}

/** Distances of two gathers, and their lengths, in units: most are short. */
const gathers = { apart: [11, 34], long: [24, 120] } as const;
/** How far the way of a gather may differ from that of its neighbor, radians: where two cross is a black slit. */
const unlikeNeighbor = 0.16;
/** Over how much of its way a gather rises from the seam, in units: over less its foot laps over itself. */
const risen = 15;
/** Where the first of them starts, as a share of the way from the zip, whose tape none of them crosses. */
const besideTape = 0.18;

/** Gathers run up from a seam that draws the shell in: none as long as the next, each at an angle of its own. */
function gathersFrom(from: Point, to: Point, up: Point, seed: number): LongFold[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const folds: LongFold[] = [];
  let turn = 0;
  for (let n = 0, way = 6; way < length - 4; n++) {
    const lot = (lane: number) => chance(n, seed, lane);
    const reach = blend(...gathers.long, lot(273) ** 2);
    const wanted = 0.7 * (lot(274) - 0.5);
    turn += clamp(wanted - turn, -unlikeNeighbor, unlikeNeighbor);
    const lean = turn;
    const [x, y] = [blend(from[0], to[0], way / length), blend(from[1], to[1], way / length)];
    const on = (share: number, bent: number): Point => [
      x + share * reach * (up[0] - (lean + bent) * up[1]),
      y + share * reach * (up[1] + (lean + bent) * up[0]),
    ];
    folds.push({
      path: [[x, y], on(0.5, 0), on(1, 0.3 * (lot(275) - 0.5))],
      width: [blend(5, 7, lot(276)), blend(7, 14, reach / gathers.long[1])],
      height: blend(2.5, 7.5, 0.5 * lot(277) + 0.5 * Math.sqrt(reach / gathers.long[1])),
      fade: [Math.min(0.35, risen / reach), 0.8],
    });
    way += blend(...gathers.apart, lot(278));
  }
  return folds;
}

function gatheredToRibs(bloused: Bloused, side: Side, seed: number): LongFold[] {
  const at = onBody(bloused, side);
  return gathersFrom(at(besideTape, 0.995), at(0.98, 0.99), [0, -1], seed + 3 * side);
}

function gatheredToCuff({ cuff: [inner, outer], ...rest }: Bloused, side: Side, seed: number) {
  const at = onSleeve({ cuff: [inner, outer], ...rest }, side);
  const [[x0, y0], [x1, y1]] = [at(0.5, 1), at(0.5, 0.9)];
  const length = Math.hypot(x1 - x0, y1 - y0);
  return gathersFrom(
    at(0.06, 1),
    at(0.96, 1),
    [(x1 - x0) / length, (y1 - y0) / length],
    seed + 7 * side,
  );
}
