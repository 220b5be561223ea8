import { type Point, table } from "../../pattern/outline.ts";
import { fromCrook } from "../body/drawn-crook.ts";
import { upperPulls } from "../body/drawn-upper.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { bothSides, type Pull } from "../sewing/drawn-folds.ts";
import type { Bloused } from "./blouson-folds.ts";

/** Radius over which the crisp shell of a blouson turns at a crest, in units. */
export const crispShell = 1.5;

const up = -Math.PI / 2;
/** Reaches of the sides of what a seam gathers, in units: many narrow folds beside few broad ones. */
const narrow: Pull["sides"] & object = { steep: [3.5, 6], gentle: [6, 11] };
const broad: Pull["sides"] & object = { steep: [5, 9], gentle: [9, 17] };

/**
 * What draws the shell of a blouson into folds: its armholes, the ribs that crowd it, the crooks of its
 * elbows, and in front the tape of its zip, which is shorter than the cloth beside it.
 */
export function blousonPulls(bloused: Bloused, sleeve: Sleeves, behind: boolean): Pull[] {
  const [x, y] = bloused.armpit;
  const right = [
    ...aboveRibs(bloused),
    ...aboveCuff(bloused),
    fromCrook(
      { armpit: bloused.armpit, inner: bloused.cuff[0], from: 0.26, to: 0.52 },
      // Shorter ones beside each other are holes in a sleeve that gleams.
      { many: 4, length: [95, 160], sides: broad },
    ),
    ...(behind ? [] : [besideZip(bloused)]),
  ];
  return [
    ...upperPulls({ sleeve, armpit: [x - table.middle, y], padded: true }),
    ...right.flatMap(bothSides),
  ];
}

function aboveRibs({ armpit: [pitX], ribsY }: Bloused): Pull[] {
  const from: Point[] = [
    [table.middle + 24, ribsY - 4],
    [pitX - 10, ribsY - 7],
  ];
  return [
    {
      from,
      ways: [up + 0.25, up - 0.3],
      many: 9,
      length: [28, 70],
      slope: [0.8, 1.5],
      sides: narrow,
      fade: [0.2, 0.85],
    },
    {
      from,
      // The first of them leans away from the zip: it would break its tape.
      ways: [up + 0.15, up - 0.35],
      many: 4,
      length: [80, 175],
      slope: [0.8, 1.4],
      sides: broad,
      fade: [0.2, 0.8],
    },
  ];
}

function aboveCuff({ cuff: [inner, outer], armpit, shoulder }: Bloused): Pull[] {
  const alongSleeve = Math.atan2(
    (armpit[1] + shoulder[1] - inner[1] - outer[1]) / 2,
    (armpit[0] + shoulder[0] - inner[0] - outer[0]) / 2,
  );
  const from: Point[] = [
    [inner[0] + 4, inner[1]],
    [outer[0] - 4, outer[1]],
  ];
  return [
    {
      from,
      ways: [alongSleeve + 0.3, alongSleeve - 0.2],
      many: 4,
      length: [24, 60],
      slope: [0.8, 1.4],
      sides: narrow,
      fade: [0.2, 0.85],
    },
    {
      from,
      ways: [alongSleeve - 0.25, alongSleeve + 0.3],
      many: 2,
      length: [80, 150],
      slope: [0.8, 1.3],
      sides: broad,
      fade: [0.2, 0.8],
    },
  ];
}

/** From the zip's tape to the pockets, where it is free of them. */
function besideZip({ armpit, ribsY }: Bloused): Pull {
  const x = table.middle + 22;
  return {
    from: [
      [x, armpit[1] - 150],
      [x, ribsY - 70],
    ],
    ways: [-0.35, 0.3],
    many: 5,
    length: [26, 80],
    slope: [0.6, 1.1],
    sides: narrow,
    fade: [0.2, 0.8],
  };
}
