import type { PictureSpec } from "../catalog.ts";
import { cloths } from "../cloths/index.ts";
import { cuts } from "../cuts/index.ts";
import { houseLabels } from "../house-labels.ts";
import { type Part, placed } from "../standing/part.ts";

/** A shoe, bag or belt, and where it stands on the floor. */
export interface Stood extends PictureSpec {
  x: number;
  z: number;
  /** Radians about the upright axis, beyond the way it is turned by itself. */
  turn: number;
}

/** The parts of all that stands together; the n-th wears color way n. */
export function partsOf(stood: Stood[]): Part[] {
  return stood.flatMap(({ cut, cloth, house, seed = 0, ...place }, colorway) => {
    const garment = cuts[cut]({
      cloth: cloths[cloth],
      print: undefined,
      label: houseLabels[house ?? "veretie"],
      seed: seed * 1009,
    });
    if (!garment.standing) throw new Error(`The cut "${cut}" does not stand.`);
    return garment.standing.parts("front").map((part) => ({ ...placed(part, place), colorway }));
  });
}
