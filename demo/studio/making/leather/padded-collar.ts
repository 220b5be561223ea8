import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { type Shell, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { lastedFace } from "./shoe-leather.ts";
import { roundTheRim } from "./shoe-topline.ts";

/** Half the thickness of the padding under a collar, and half the height it fills, in units. */
const thick = 8;
const high = 15;
/** The share of its thickness that lies inside the upper, and of its height below the rim. */
const inside = 0.8;
const below = 0.45;
/** Vertices round its section. */
const section = 25;
/** The share of it that is left where it meets the facings. */
const flat = 0.22;

/** The foam in a sneaker's collar, covered with its leather: a soft roll inside the rim. */
export function paddedCollar(order: Order, upper: Shell, optics: Optics): Part {
  const last = upper.columns - 1;
  const body = roundTheRim(upper, section, (angle, column, at) => {
    const fromFront = Math.abs((2 * column) / last - 1);
    const full = flat + (1 - flat) * ramp(0.16, 0.42, fromFront);
    const dented = 1 + 0.08 * noise(at[0] / 46, at[2] / 46, order.seed + 62);
    return [
      thick * full * dented * (Math.cos(angle) - inside),
      high * full * (Math.sin(angle) - below),
    ];
  });
  return {
    ...body,
    optics,
    dye: "main",
    grain: { uv: unrolled(body), make: (s) => lastedFace(s, order) },
  };
}
