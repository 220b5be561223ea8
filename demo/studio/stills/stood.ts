import type { PictureSpec } from "../catalog.ts";
import { cuts } from "../cuts/index.ts";
import type { Order } from "../garment.ts";
import { orderFor } from "../order.ts";
import { type Part, placed } from "../standing/part.ts";

/** A shoe, bag or belt, and where it stands on the floor. */
export interface Stood extends PictureSpec {
  x: number;
  z: number;
  /** Radians about the upright axis, beyond the way it is turned by itself. */
  turn: number;
  /** How it stands here, when not as in its own pictures. */
  parts?: (order: Order, subject: PictureSpec) => Part[];
}

/** The parts of all that stands together; the n-th wears color way n. */
export function partsOf(stood: Stood[]): Part[] {
  return stood.flatMap(({ x, z, turn, parts = asPhotographed, ...subject }, colorway) =>
    parts(orderFor(subject), subject).map((part) => ({
      ...placed(part, { x, z, turn }),
      colorway,
    })),
  );
}

function asPhotographed(order: Order, { cut }: PictureSpec): Part[] {
  const { standing } = cuts[cut](order);
  if (!standing) throw new Error(`The cut "${cut}" does not stand.`);
  return standing.parts("front");
}
