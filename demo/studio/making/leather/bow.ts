import type { Order } from "../../garment.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import { cord } from "../../standing/along-path.ts";
import { type Shell, type Spot, shell, squared, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { lifted, onUpper, type PlaceOnUpper } from "./on-upper.ts";
import { lastedFace, lastedOptics } from "./shoe-leather.ts";

/** Where a bow sits on the unrolled leather, and how far its loops reach to either side, in units. */
interface Bow {
  along: number;
  reach: number;
}

/** Half the thickness of the leather cord, in units: it is some two millimeters thick. */
const thick = 2.8;

/** The bow that ends the cord in a shoe's binding: two loops, two ends, a knot. */
export function bow(order: Order, upper: Shell, { along, reach }: Bow): Part[] {
  const place = onUpper(upper);
  const cords = [-1, 1].flatMap((side) => [
    tail(place, along, side, reach),
    loop(place, along, side, reach),
  ]);
  return [...cords, knot(place, along)].map((body) => covered(order, body));
}

/** A loop goes out to one side and comes back lower down; no two are pulled alike. */
function loop(place: PlaceOnUpper, along: number, side: number, reach: number): Shell {
  const steps = 60;
  const [far, wide, droop] = side > 0 ? [1, 9.5, 5] : [0.88, 10.5, 11];
  const path = Array.from({ length: steps + 1 }, (_, n): Spot => {
    const angle = (n / steps) * Math.PI * 2;
    const out = (1 - Math.cos(angle)) / 2;
    // Both legs come from the knot close to each other; the loop is roundest near its end.
    const open = wide * Math.sin(angle) * out ** 0.7;
    const here = place(along - droop * out * out + open, side * reach * far * out ** 1.15);
    // Stiff from the knot on, its arch stands off the leather.
    return lifted(here, thick + 4 * (1 - out) + 5 * Math.sin(Math.PI * Math.min(1, out * 1.02)));
  });
  return cord(path, thick);
}

/** An end hangs down on the vamp, in a slack curve. */
function tail(place: PlaceOnUpper, along: number, side: number, reach: number): Shell {
  const steps = 26;
  const long = reach * (side > 0 ? 0.98 : 0.84);
  const path = Array.from({ length: steps + 1 }, (_, n): Spot => {
    const t = n / steps;
    const aside = side * long * (0.62 * t - 0.2 * t ** 3);
    const here = place(along - long * (0.25 * t + 0.62 * t * t), aside);
    return lifted(here, thick * 0.9 + 4 * (1 - t) ** 2);
  });
  // The last step is short: there the cord is cut off.
  return cord([...path, lifted({ at: path[steps]!, out: [0, -1, 0] }, 0.3)], thick * 0.9, true);
}

function knot(place: PlaceOnUpper, along: number): Shell {
  const { at, out } = place(along, 0);
  const ridge = ridgeAt(place, along);
  const side = unit(cross(out, ridge));
  return shell(25, 15, (i, j) => {
    const a = -(i / 24) * Math.PI * 2;
    const b = (j / 14) * Math.PI - Math.PI / 2;
    const ring = squared(Math.cos(b), 0.6);
    const [x, y, z] = [
      4.6 * squared(Math.sin(b), 0.8),
      4.6 * squared(Math.sin(a), 0.9) * ring,
      4.2 * Math.cos(a) * ring,
    ];
    return [0, 1, 2].map((n) => at[n]! + ridge[n]! * x + side[n]! * y + out[n]! * (z + 5)) as Spot;
  });
}

/** Which way the ridge runs towards the toe. */
function ridgeAt(place: PlaceOnUpper, along: number): Vector {
  const [a, b] = [place(along + 5, 0).at, place(along - 5, 0).at];
  return unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
}

function covered(order: Order, body: Shell): Part {
  return {
    ...body,
    optics: lastedOptics(order.cloth.optics, 0.3),
    dye: "main",
    grain: { uv: unrolled(body), make: (s) => lastedFace(s, order) },
  };
}
