import type { PictureSpec } from "../catalog.ts";
import { cuts } from "../cuts/index.ts";
import { orderFor } from "../order.ts";
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
  return stood.flatMap(({ x, z, turn, ...subject }, colorway) =>
    asPhotographed(subject).map((part) => ({
      ...placed(part, { x, z, turn }),
      colorway,
    })),
  );
}

function asPhotographed(subject: PictureSpec): Part[] {
  const { standing } = cuts[subject.cut](orderFor(subject));
  if (!standing) throw new Error(`The cut "${subject.cut}" does not stand.`);
  return standing.parts("front");
}
