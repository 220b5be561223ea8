import { noise } from "../../fields/noise.ts";
import { bell } from "../../fields/scalar.ts";
import type { Shell } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { type Lacing, lacePart } from "./laces.ts";
import { lifted, onUpper, type UpperPlace } from "./on-upper.ts";

/** Of a tied lace, in units: how far its loops and its loose ends reach aside and down. */
const loop = { aside: 46, down: 30 };
const loose = { aside: 30, down: 92 };
/** How far off the leather the knot lies. */
const off = 6;

/** A place of the bow, in units from the knot and off the leather. */
type BowPlace = [down: number, aside: number, off: number];

/** The bow that a lace is tied to over its highest pair of eyelets: two loops and two ends that hang. */
export function laceBow(upper: Shell, style: Lacing): Part[] {
  const place = onUpper(upper);
  const knot = style.to - 16;
  const along = (steps: number, way: (t: number) => BowPlace): UpperPlace[] =>
    Array.from({ length: steps }, (_, n) => {
      const [down, aside, out] = way(n / (steps - 1));
      const here = place(knot - down, aside);
      return { at: lifted(here, out), out: here.out };
    });
  const tied = [-1, 1].flatMap((side) => [
    along(34, (t) => looped(t, side)),
    along(34, (t) => hanging(t, side)),
  ]);
  const wound = along(14, (t) => [3 * (t - 0.5), 16 * (t - 0.5), off + 4 * bell(t - 0.5, 0.4)]);
  const [half, thick] = style.lace;
  return [
    ...tied.map((path) => lacePart(path, style)),
    lacePart(wound, { ...style, lace: [1.3 * half, 1.5 * thick] }),
  ];
}

/** A loop goes out and comes back below itself; one is longer than the other. @param t 0..1 along it. */
function looped(t: number, side: number): BowPlace {
  const long = 1 + 0.14 * side;
  const out = Math.sin(Math.PI * t) ** 0.8;
  return [
    long * loop.down * t ** 1.4 * (1 - 0.72 * t) + 6 * t + 12 * out,
    side * long * (3 + loop.aside * out),
    off + 7 * out - 2 * t,
  ];
}

/** An end comes out from under the knot and falls by its own weight. @param t 0..1 along it. */
function hanging(t: number, side: number): BowPlace {
  const long = 1 - 0.16 * side;
  return [
    long * loose.down * t ** 1.2,
    side * (3 + loose.aside * Math.sin(1.9 * t)) + 5 * noise(3 * t, side, 36),
    off - 1 + 3 * bell(t - 0.25, 0.2) - 2.5 * t,
  ];
}
