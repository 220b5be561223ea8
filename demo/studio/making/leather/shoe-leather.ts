import { cloud, noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import type { Surface } from "../../pattern/surface.ts";

/** The nap of a suede shoe is brushed up: it glows where it is seen from the side. */
const napGlow = 0.3;

/** Patent, polished or plain calf: what a last has drawn tight mirrors its room. Suede does not. */
export function lastedOptics(optics: Optics): Optics {
  if (optics.kind !== "leather") return { ...optics, sheen: napGlow };
  return { ...optics, gloss: 0.92, roughness: 0.56, relief: 1 };
}

/** Leather of shoes that lie on the table, polished; suede and cloth stay as they are. */
export function lyingOptics(optics: Optics): Optics {
  return optics.kind === "leather"
    ? { ...optics, gloss: 0.42, roughness: 0.3, relief: 0.26 }
    : optics;
}

/** Shares of a hide's grain and of its mottle that are left when it is drawn over a last and polished. */
const drawnTight = 0.02;
const evened = 0.25;

/** How much of a detail this fine (units) a face's texels can hold: finer ones would be mere grit, 0..1. */
export function heldByTexels({ density }: Surface, size: number): number {
  return ramp(1, 2.6, size * density);
}

/** The face of leather that is drawn over a last. */
export function lastedFace(s: Surface, order: Order): void {
  if (order.cloth.optics.kind !== "leather") {
    shortNap(s, order.seed);
    return;
  }
  face(s, order);
  const hide = s.weights[0]!;
  const pores = heldByTexels(s, 2.2);
  s.each((k, u, v) => {
    s.relief[k]! *= drawnTight;
    hide[k] = 1 + evened * (hide[k]! - 1);
    // Pores, and the looser and denser places of a hide: they break what it mirrors.
    const loose = cloud(u / 19, v / 19, 2, order.seed + 6);
    s.relief[k]! += pores * 0.045 * noise(u / 1.5, v / 1.5, order.seed + 8) + 0.08 * loose;
    s.tone(k, 1 + 0.05 * cloud(u / 110, v / 110, 3, order.seed + 5) + 0.012 * loose);
  });
}

/**
 * The nap of shoe suede: far shorter than that of a jacket or bag. A brush has laid it this way here
 * and that way there, in soft streaks that are darker where it leans from the lamp.
 */
function shortNap(s: Surface, seed: number): void {
  const fine = heldByTexels(s, 2);
  const tufts = heldByTexels(s, 6);
  s.each((k, u, v) => {
    const fiber =
      noise((u + 0.4 * v) / 0.7, (v - 0.4 * u) / 2.4, seed + 45) +
      0.7 * noise((u - 0.3 * v) / 2, (v + 0.3 * u) / 0.7, seed + 46);
    const tuft = cloud((u + 0.3 * v) / 3.4, (v - 0.3 * u) / 2.2, 2, seed + 50);
    const bent = 30 * noise(u / 120, v / 120, seed + 52);
    const stroke = cloud((u + 0.5 * v + bent) / 26, (v - 0.5 * u) / 90, 3, seed + 53);
    const laid = cloud(u / 70, v / 52, 2, seed + 54);
    s.relief[k]! += fine * 0.16 * fiber + tufts * 0.07 * tuft;
    s.tone(k, 1 + fine * 0.05 * fiber + tufts * 0.04 * tuft + 0.055 * stroke + 0.035 * laid);
  });
}
