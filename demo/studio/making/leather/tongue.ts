import type { Dye } from "../../dyes.ts";
import { blend, clamp, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type Shell, type Spot, shell, squared, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { shoeThread } from "./leather-goods.ts";
import { lifted, onUpper } from "./on-upper.ts";
import { lastedFace } from "./shoe-leather.ts";

/** A tongue as it lies on the unrolled leather, in units. */
interface Tongue {
  /** Where along the ridge it comes out from under the upper, and where the upper's rim is. */
  from: number;
  rim: number;
  /** Half its width there, and at its end if it is not a little narrower; how far it stands above the rim. */
  half: number;
  endHalf?: number;
  above: number;
  /** Which way it rises beyond the rim, as drawn: back and up. */
  rising: [x: number, y: number];
  /** It comes up from inside the rim all round, instead of lying upon the upper. */
  inside?: boolean;
  /** What it is lined with. */
  lined: Dye;
  /** Half its thickness beyond the rim when it is padded there, in units. */
  padded?: number;
  /** How square its end is cut: 2, if absent, rounds it all the way from the rim. */
  square?: number;
  /** It is hemmed: a row of stitches so far inside its edge, in units. */
  hemmed?: number;
  /** What else is drawn on it, by the way from where it begins and round from its middle. */
  draw?: (s: Surface) => void;
}

/** Half the thickness of a lined tongue, in units. */
const thin = 1.7;
/** How far before the rim its padding begins, in units. */
const paddedFrom = 26;

/** How far below the face of the upper it lies where it is under that, in units. */
const beneath = -2.6;

/** How far its leather is turned in round its end, in units. */
const turnedIn = 6;

/** How its end is rounded: the lower, the fuller its corners. */
const endPower = 0.3;

/** A tongue that comes out of the throat and stands up over the instep, its end cut round. */
export function tongue(order: Order, upper: Shell, optics: Optics, style: Tongue): Part {
  const { from, rim, half, endHalf = 0.78 * half, above, rising } = style;
  const place = onUpper(upper);
  const rows = 44;
  const toRim = rim - from;
  const length = toRim + above;
  // Its end is cut round: towards it the way is narrowed, for one that is shortened beside its middle
  // would end in a fringe where it leaves the rim.
  const roundedAt = (way: number) =>
    (1 - clamp((way - toRim) / above) ** (style.square ?? 2)) ** endPower;
  const halfAt = (way: number) => blend(half, endHalf, way / length) * roundedAt(way);
  const thickAt = (way: number) =>
    blend(thin, style.padded ?? thin, ramp(toRim - paddedFrom, toRim + 8, way));
  const body = shell(41, rows, (i, j) => {
    const angle = (i / 40) * Math.PI * 2;
    const across = -squared(Math.sin(angle), 0.8);
    const way = length * Math.sin((j / (rows - 1)) * (Math.PI / 2));
    const past = Math.max(0, way - toRim);
    const here = place(Math.min(rim, from + way), across * halfAt(way));
    const thick = thickAt(way);
    const isEnd = j === 0 || j === rows - 1;
    const off = isEnd ? 0 : -thick * squared(Math.cos(angle), 0.6);
    const at: Spot = [here.at[0] + rising[0] * past, here.at[1] + rising[1] * past, here.at[2]];
    // Under the upper it begins; from there it comes up between the two.
    const out = style.inside ? beneath : blend(beneath, thick - 0.4, ramp(0, 16, way));
    return lifted({ at, out: here.out }, out + off);
  });
  const make = (s: Surface) => {
    lastedFace(s, order);
    const lining = s.dye(style.lined);
    s.each((k, u, v) => {
      const under = ramp(0, 2, Math.abs(v) - halfAt(u) - thickAt(u));
      s.ink(k, lining, under * ramp(length, length - turnedIn, u));
    });
    if (style.hemmed) hem(s, length - style.hemmed, (u) => halfAt(u) - style.hemmed!);
    style.draw?.(s);
  };
  return {
    ...body,
    optics,
    dye: "main",
    grain: { uv: unrolled(body), make },
  };
}

/** How dark the channel of a hem's stitches lies. */
const hemShade = 0.22;

/** Stitches up one side of a tongue, across its end and down the other. @param halfAt how far aside at a way. */
function hem(s: Surface, end: number, halfAt: (way: number) => number): void {
  const steps = 40;
  const side = (to: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, n): Point => {
      const way = (end * n) / steps;
      return [way, to * halfAt(way)];
    });
  const row = [...side(1), ...side(-1).reverse()];
  s.along(row, 10, (k, d) => sinkStitches(s, k, d, hemShade));
  stitch(s, row, shoeThread);
}
