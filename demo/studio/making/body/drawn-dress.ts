import type { Cloth } from "../../cloths/index.ts";
import { isSilk } from "../../cloths/silk.ts";
import { blend } from "../../fields/scalar.ts";
import { type Point, table } from "../../pattern/outline.ts";
import { bothSides, type Pull } from "../sewing/drawn-folds.ts";
import { fromArmhole, fromSleeveHead } from "./drawn-upper.ts";
import type { Cuff, Sleeves } from "./sleeves.ts";

/** Radius over which a cloth turns that springs back, one that creases like linen, and silk, in units. */
const turns = { sprung: 2.8, creased: 1.35, silk: 3 };

/** Radius over which a dress's cloth turns at the crest of a fold, in units. */
export function roundOf({ creases = 0, optics }: Cloth): number {
  return isSilk(optics) ? turns.silk : blend(turns.sprung, turns.creased, creases);
}

/** Where the folds of a bodice begin, as a share of the way down the lower armhole. */
const lowInHole = 0.4;

/** Folds out of the lower armholes into a bodice that ends at the waist. */
export function intoBodice(sleeve: Sleeves): Pull[] {
  const body = fromArmhole(sleeve);
  const [top, pit, below] = body.from as [Point, Point, Point];
  return bothSides({
    ...body,
    // Farther up they would lie above each other like welts.
    from: [[blend(top[0], pit[0], lowInHole), blend(top[1], pit[1], lowInHole)], pit, below],
    ways: [Math.PI + 0.55, Math.PI - 0.75],
    many: 4,
    length: [70, 160],
    sides: { steep: [6, 10], gentle: [10, 19] },
  });
}

/** Folds out of the lower armholes into the sleeves. */
export function intoSleeves(sleeve: Sleeves): Pull[] {
  return bothSides({ ...fromSleeveHead(sleeve), sides: { steep: [5, 9], gentle: [9, 17] } });
}

/** What is gathered into both ends of a puffed sleeve spreads from there over its swell. */
export function intoPuffs(sleeve: Sleeves, [inner, outer]: Cuff): Pull[] {
  const hole = sleeve.armhole(1);
  const end = Math.atan2(outer[1] - inner[1], outer[0] - inner[0]);
  const beyond = ([x, y]: Point): Point => [table.middle + x, y - 6];
  const look: Pick<Pull, "length" | "slope" | "sides" | "fade"> = {
    length: [50, 125],
    slope: [0.7, 1.3],
    sides: { steep: [5, 9], gentle: [9, 17] },
    fade: [0.2, 0.8],
  };
  const right: Pull[] = [
    {
      ...look,
      from: hole.map(([x, y]): Point => [x + 4, y]),
      ways: [-0.1, 0.75],
      many: 8,
    },
    {
      ...look,
      from: [beyond(inner), beyond(outer)],
      ways: [end - Math.PI / 2 - 0.3, end - Math.PI / 2 + 0.1],
      many: 8,
    },
  ];
  return right.flatMap(bothSides);
}

/**
 * Folds that fan out of the crook of an elbow, and a few that its end crowds up the sleeve.
 *
 * @param at where the crook is on the inner edge, as a share of the way from the armpit to the end.
 */
export function fromElbow([pitX, pitY]: Point, [inner, outer]: Cuff, at: number): Pull[] {
  const on = (share: number, dx: number): Point => [
    table.middle + blend(pitX, inner[0], share) + dx,
    blend(pitY, inner[1], share),
  ];
  const across = Math.atan2(outer[1] - inner[1], outer[0] - inner[0]);
  const wide = Math.hypot(outer[1] - inner[1], outer[0] - inner[0]);
  const right: Pull[] = [
    {
      from: [on(at - 0.16, 8), on(at, 6), on(at + 0.16, 8)],
      ways: [across - 0.75, across + 0.75],
      many: 5,
      length: [0.45 * wide, 0.95 * wide],
      slope: [0.8, 1.4],
      sides: { steep: [5, 9], gentle: [8, 17] },
      fade: [0.2, 0.7],
    },
  ];
  return right.flatMap(bothSides);
}
