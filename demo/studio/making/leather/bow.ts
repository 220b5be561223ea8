import type { Order } from "../../garment.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import { directionAt, swept } from "../../standing/along-path.ts";
import { type Shell, type Spot, shell, squared, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { lifted, onUpper, type UpperPlace } from "./on-upper.ts";
import { lastedFace, lastedOptics } from "./shoe-leather.ts";

/** Where a bow sits on the unrolled leather, and how far its loops reach to either side, in units. */
interface Bow {
  along: number;
  reach: number;
}

type Place = (along: number, round: number) => UpperPlace;

/** A strip on its way: a place, which way it faces, and half its width there. */
interface Step extends UpperPlace {
  half: number;
  across: Vector;
}

/** Half the thickness of the leather lace a bow is tied of, in units. */
const thick = 1.1;

/** A small bow tied of a flat strip: two loops, two short ends, a knot about them. */
export function bow(order: Order, upper: Shell, { along, reach }: Bow): Part[] {
  const place = onUpper(upper);
  const strips = [-1, 1].flatMap((side) => [
    tail(place, along, side, reach),
    loop(place, along, side, reach),
  ]);
  return [...strips, knot(place, along)].map((body) => strip(order, body));
}

/** A loop lies down to one side and comes back over itself, pinched where the knot holds it. */
function loop(place: Place, along: number, side: number, reach: number): Shell {
  const steps = 34;
  const path = Array.from({ length: steps + 1 }, (_, n): Step => {
    const angle = (n / steps) * Math.PI;
    const out = Math.sin(angle) ** 0.75;
    // It droops back a little: the one side more than the other, as a hand leaves it.
    const droop = (side > 0 ? 3.5 : 1.5) * out * out;
    const here = place(along - droop, side * reach * out);
    const up = 2 + 4.6 * (1 - Math.cos(angle)) + 1.6 * Math.sin(angle);
    return step(place, along, { ...here, at: lifted(here, up) }, 4.2 + 6.2 * out ** 1.3);
  });
  return band(path);
}

/** A short end runs down the toe beside its loop. */
function tail(place: Place, along: number, side: number, reach: number): Shell {
  const steps = 16;
  const path = Array.from({ length: steps + 1 }, (_, n): Step => {
    const t = n / steps;
    const here = place(along - reach * 0.85 * t, side * reach * (0.62 * t + 0.1 * t * t));
    const next = place(
      along - reach * 0.85 * t - 2,
      side * (reach * (0.62 * t + 0.1 * t * t) + 1.5),
    );
    const way = unit([0, 1, 2].map((a) => next.at[a]! - here.at[a]!) as Vector);
    return {
      at: lifted(here, 2.4 + 1.5 * Math.sin(2.6 * t)),
      out: here.out,
      across: unit(cross(here.out, way)),
      half: 3.6 + 1.6 * t,
    };
  });
  return band(path);
}

function knot(place: Place, along: number): Shell {
  const { at, out } = place(along, 0);
  const ridge = ridgeAt(place, along);
  const side = unit(cross(out, ridge));
  return shell(25, 15, (i, j) => {
    const a = -(i / 24) * Math.PI * 2;
    const b = (j / 14) * Math.PI - Math.PI / 2;
    const ring = squared(Math.cos(b), 0.5);
    const [x, y, z] = [
      7.5 * squared(Math.sin(b), 0.7),
      6.2 * squared(Math.sin(a), 0.8) * ring,
      5.6 * Math.cos(a) * ring,
    ];
    return [0, 1, 2].map((n) => at[n]! + ridge[n]! * x + side[n]! * y + out[n]! * (z + 6)) as Spot;
  });
}

/** Which way the ridge runs towards the toe. */
function ridgeAt(place: Place, along: number): Vector {
  const [a, b] = [place(along + 5, 0).at, place(along - 5, 0).at];
  return unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
}

function step(place: Place, along: number, here: UpperPlace, half: number): Step {
  return { ...here, half, across: ridgeAt(place, along) };
}

/** A flat strip along its steps, with soft edges. */
function band(path: Step[]): Shell {
  const way = path.map(({ at }) => at);
  return swept(
    way,
    21,
    (row) => {
      const { across } = path[row]!;
      return [across, unit(cross(directionAt(way, row), across))];
    },
    (angle, row) => {
      const deep = row === 0 || row === path.length - 1 ? 0 : thick;
      return [
        path[row]!.half * squared(Math.sin(angle), 0.6),
        -deep * squared(Math.cos(angle), 0.5),
      ];
    },
  );
}

function strip(order: Order, body: Shell): Part {
  return {
    ...body,
    optics: lastedOptics(order.cloth.optics),
    dye: "main",
    grain: { uv: unrolled(body), make: (s) => lastedFace(s, order) },
  };
}
