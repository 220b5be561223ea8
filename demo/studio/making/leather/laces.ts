import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { directionAt, swept } from "../../standing/along-path.ts";
import { type Shell, type Spot, squared, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { lappedSeam } from "./lapped-seam.ts";
import { wire } from "./leather-parts.ts";
import { lifted, onUpper, type UpperPlace } from "./on-upper.ts";
import { heldByTexels } from "./texels.ts";

/** How a shoe is laced, drawn on its unrolled leather in units. */
export interface Lacing {
  /** Where along the ridge the facings part, and where they end at the top. */
  from: number;
  to: number;
  /** Half the gap between the facings at either end. */
  gap: [low: number, high: number];
  /** Pairs of eyelets. */
  pairs: number;
  /** Half a lace's width and half its thickness. */
  lace: [half: number, thick: number];
  dye: Dye;
  /** Rings of metal in the eyelets. */
  ringed?: boolean;
}

/** How far behind their cut edge the facings are pierced, in units. */
const pierced = 15;

const gapAt = ({ from, to, gap }: Lacing, along: number) =>
  blend(gap[0], gap[1], (along - from) / (to - from));

function eyelets(lacing: Lacing): Point[] {
  const { from, to, pairs } = lacing;
  return Array.from({ length: pairs }, (_, n): Point => {
    const along = blend(from + 16, to - 16, n / (pairs - 1));
    return [along, gapAt(lacing, along) + pierced];
  });
}

/** The facings' cut edges, the tongue between them, and the holes: on the unrolled leather. */
export function facings(s: Surface, lacing: Lacing): void {
  const { from, to, gap } = lacing;
  const [low, high] = gap;
  const end = to + 40;
  lappedSeam(s, [
    [end, high],
    [from + low, low],
    [from + 0.3 * low, 0.7 * low],
    [from, 0],
    [from + 0.3 * low, -0.7 * low],
    [from + low, -low],
    [end, -high],
  ]);
  s.within({ x0: from, y0: -high - 4, x1: end, y1: high + 4 }, (k, u, v) => {
    const inside = gapAt(lacing, u) - Math.abs(v);
    const tongue = ramp(0, 3, inside) * ramp(from, from + 10, u);
    s.relief[k]! += tongue * 0.8 * noise(u / 13, v / 24, 17);
    s.tone(k, 1 - tongue * (0.16 + 0.3 * bell(inside, 7)));
  });
  for (const [u, v] of eyelets(lacing)) {
    for (const side of [v, -v]) {
      s.within({ x0: u - 8, y0: side - 8, x1: u + 8, y1: side + 8 }, (k, x, y) => {
        s.tone(k, 1 - 0.75 * ramp(5.2, 3.6, Math.hypot(x - u, y - side)));
      });
    }
  }
}

/** Laces crossed over the tongue; their ends come out from under the uppermost bar, where they are tied. */
export function lacing(upper: Shell, style: Lacing): Part[] {
  const place = onUpper(upper);
  const holes = eyelets(style);
  const paths = [-1, 1].flatMap((side, second) =>
    holes.slice(0, -1).map(([u, v], n) => {
      const [above] = holes[n + 1]!;
      // From its hole it runs over the gap and dives under the facing across.
      const end: Point = [above - 3, side * (gapAt(style, above) + 1)];
      return crossing(place, [u, -side * v], end, style.lace[1], second);
    }),
  );
  // It begins with a bar over the lowest pair, and ends with one over the highest.
  const bars = [holes[0]!, holes[holes.length - 1]!].map(([u, v]) =>
    crossing(place, [u, -v], [u, v], style.lace[1], 0),
  );
  const laces = [...bars, ...paths].map((path) => lacePart(path, style));
  const rings = style.ringed
    ? holes.flatMap(([u, v]) => [v, -v].map((side) => ring(place(u, side))))
    : [];
  return [...laces, ...rings];
}

/** @param layer 1 where it lies upon another lace. */
function crossing(
  place: (along: number, round: number) => UpperPlace,
  from: Point,
  to: Point,
  thick: number,
  layer: number,
): UpperPlace[] {
  const steps = 26;
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    // Drawn tight, it runs straight; at either end it bends down into the leather.
    const here = place(blend(from[0], to[0], t), blend(from[1], to[1], t));
    const out = ramp(0, 0.12, t) * ramp(1, 0.9, t);
    const over = layer * bell(t - 0.5, 0.22) * 2.2 * thick;
    return { at: lifted(here, thick * (2.3 * out - 1.2) + over), out: here.out };
  });
}

/** A woven lace along places of an upper: it lies flat, but is a little round. */
function lacePart(path: UpperPlace[], { lace: [half, thick], dye }: Lacing): Part {
  const way = path.map(({ at }) => at);
  const body = swept(
    way,
    17,
    (row) => {
      const { out } = path[row]!;
      return [unit(cross(out, directionAt(way, row))), out];
    },
    (angle) => [half * squared(Math.sin(angle), 0.7), -thick * squared(Math.cos(angle), 0.7)],
  );
  return {
    ...body,
    optics: { kind: "matte", wrap: 0.2, sheen: 0.08 },
    dye,
    grain: {
      uv: unrolled(body),
      make: (s) => {
        const shown = heldByTexels(s, 3.4);
        s.each((k, u, v) => {
          const braid =
            shown * Math.sin((u + Math.abs(v)) * 1.3) * Math.sin((u - Math.abs(v)) * 1.3);
          s.relief[k]! += 0.45 * braid;
          s.tone(k, 1 + 0.08 * braid);
        });
      },
    },
  };
}

/** The ring of an eyelet, pressed into the leather. */
function ring(place: UpperPlace): Part {
  const across: Vector = unit(cross(place.out, [0.3, 1, 0.1]));
  const up = cross(place.out, across);
  const steps = 16;
  const path = Array.from({ length: steps }, (_, n): Spot => {
    const angle = (n / steps) * Math.PI * 2;
    const [c, t] = [5.4 * Math.cos(angle), 5.4 * Math.sin(angle)];
    return lifted(
      {
        ...place,
        at: [0, 1, 2].map((a) => place.at[a]! + across[a]! * c + up[a]! * t) as Spot,
      },
      0.6,
    );
  });
  return wire(path, 1.5);
}
