import { ramp } from "../../fields/scalar.ts";
import { reshaped, type Shell, type Spot, spotAt } from "../../standing/loft.ts";

/** Where on either side of a bag a strap is sewn to it, in units. */
export interface Sewn {
  /** Its lower and its upper end. */
  from: number;
  to: number;
  /** How far before the middle of the side. */
  z: number;
  /** Half the strap's width. */
  half: number;
}

/** The plane in which a strap holds a side: where its middle is, how that runs on upwards, and how it leans. */
export interface Seat {
  x: number;
  y: number;
  up: number;
  /** How far it leans out towards the front, radians. */
  lean: number;
}

/** Where the middle of a seat is at a height, sidewards from the bag's middle. */
export function seatAt({ x, y, up }: Seat, height: number): number {
  return x + up * (height - y);
}

/** The plane that fits a side best where a strap is sewn to it. @param end the left side or the right one. */
export function seatOf(form: Shell, end: 1 | -1, sewn: Sewn): Seat {
  const places = under(form, end, sewn);
  const mean = (of: (place: Spot) => number) =>
    places.reduce((total, place) => total + of(place), 0) / places.length;
  const [x, y, z] = [mean(([x]) => x), mean(([, y]) => y), mean(([, , z]) => z)];
  const yy = mean((at) => (at[1] - y) ** 2);
  const zz = mean((at) => (at[2] - z) ** 2);
  const yz = mean((at) => (at[1] - y) * (at[2] - z));
  const xy = mean((at) => (at[0] - x) * (at[1] - y));
  const xz = mean((at) => (at[0] - x) * (at[2] - z));
  const det = yy * zz - yz * yz;
  const forward = (xz * yy - xy * yz) / det;
  return {
    x: x + forward * (sewn.z - z),
    y,
    up: (xy * zz - xz * yz) / det,
    lean: Math.atan(forward),
  };
}

/** Over so many units beside a strap the side goes over into its own roundness. */
const margin = 64;
/** What lies farther off the seat than this is another fold, and is let be, in units. */
const another = 60;

/** A bag whose sides are held flat where a strap is sewn to them: calf is stiffer than suede. */
export function seated(form: Shell, seats: readonly [left: Seat, right: Seat], sewn: Sewn): Shell {
  const positions = form.positions.slice();
  for (let k = 0; k < positions.length; k += 3) {
    const [x, y, z] = spotAt(form, k / 3);
    const seat = seats[x < 0 ? 0 : 1];
    const off = seatAt(seat, y) + Math.tan(seat.lean) * (z - sewn.z) - x;
    const held =
      ramp(margin, 0, Math.abs(z - sewn.z) - sewn.half) *
      ramp(margin, 0, Math.max(sewn.from - y, y - sewn.to)) *
      ramp(another, another / 2, Math.abs(off));
    positions[k] = x + held * off;
  }
  return reshaped(form, positions);
}

/** The places of a side that a strap lies upon. */
function under(form: Shell, end: 1 | -1, { from, to, z, half }: Sewn): Spot[] {
  const places = Array.from({ length: form.positions.length / 3 }, (_, n) => spotAt(form, n));
  return places.filter(
    ([x, y, at]) => x * end > 0 && y > from && y < to && Math.abs(at - z) < half,
  );
}
