import { handledAs } from "../../cloths/index.ts";
import { cloud, noise } from "../../fields/noise.ts";
import { blend } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { isGrainLeather, type Optics } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { creaseFace } from "../../settling/handled-cloth.ts";
import { type Shell, through, unrolled } from "../../standing/loft.ts";
import { brushedNap } from "./brushed-nap.ts";
import { heldByTexels } from "./texels.ts";

/** The nap of suede bags is brushed up: it glows where it is seen from the side. */
export const napGlow = 0.36;
/** That of shoes is shorter. */
const shortNapGlow = 0.25;

/**
 * Leather that a last has drawn tight mirrors its room; suede does not.
 * @param polish how far it was polished: 0 for soft leather, which is only smooth, 1 for box calf.
 */
export function lastedOptics(optics: Optics, polish = 0.42): Optics {
  if (!isGrainLeather(optics)) return { ...optics, sheen: shortNapGlow };
  return {
    ...optics,
    gloss: blend(0.7, 1.5, polish),
    roughness: blend(0.5, 0.24, polish),
    relief: 1,
  };
}

/** Leather of shoes that lie on the table, polished; suede and cloth stay as they are. */
export function lyingOptics(optics: Optics): Optics {
  return isGrainLeather(optics) ? { ...optics, gloss: 0.42, roughness: 0.3, relief: 0.26 } : optics;
}

/** Shares of a hide's grain and of its mottle that are left when it is drawn over a last and polished. */
const drawnTight = 0.1;
const evened = 0.15;
/** And of the creases it kept of handling. */
const drawnSmooth = 0.35;

/** How far along the hide a place lies whose way along the ridge is given, in units. */
type HideWay = (along: number) => number;

/**
 * The way along an upper's hide. Its rows fan out from a throat to its heel: along the ridge they lie
 * close, at the heel wide apart. A grain measured by the ridge would be drawn long behind the throat.
 */
export function hideWay(upper: Shell): HideWay {
  const { columns, rows, positions: p } = upper;
  const ridge = unrolled(upper);
  const ways: Point[] = [];
  for (let j = 0, mean = 0; j < rows; j++) {
    for (let i = 0; j > 0 && i < columns; i++) {
      const k = 3 * (j * columns + i);
      const below = k - 3 * columns;
      mean += Math.hypot(...[0, 1, 2].map((a) => p[k + a]! - p[below + a]!)) / columns;
    }
    ways.push([ridge[2 * j * columns]!, mean]);
  }
  return through(ways);
}

interface Lasted {
  wayAt?: HideWay;
  /** How many times as plainly as on a low shoe the nap of suede was stroked. */
  stroked?: number | undefined;
}

/** The face of leather that is drawn over a last. */
export function lastedFace(
  s: Surface,
  order: Order,
  { wayAt = (along) => along, stroked }: Lasted = {},
): void {
  const { broad, fine, seed } = handledAs(order.cloth, order.seed);
  const handled = { broad: drawnSmooth * broad, fine: drawnSmooth * fine, seed };
  if (!isGrainLeather(order.cloth.optics)) {
    brushedNap(s, order.seed, wayAt, stroked);
    creaseFace(s, handled);
    return;
  }
  face(s, order);
  const hide = s.weights[0]!;
  const pores = heldByTexels(s, 2.2);
  s.each((k, u, v) => {
    s.relief[k]! *= drawnTight;
    hide[k] = 1 + evened * (hide[k]! - 1);
    // Pores, and the looser and denser places of a hide: they break what it mirrors.
    const way = wayAt(u);
    const loose = cloud(way / 26, v / 22, 2, order.seed + 6);
    s.relief[k]! += pores * 0.06 * noise(way / 1.5, v / 1.5, order.seed + 8) + 0.1 * loose;
    s.tone(k, 1 + 0.05 * cloud(way / 90, v / 90, 3, order.seed + 5) + 0.03 * loose);
  });
  creaseFace(s, handled);
}
