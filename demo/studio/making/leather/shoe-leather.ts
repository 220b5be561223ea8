import { cloud, noise } from "../../fields/noise.ts";
import { face, type Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import type { Surface } from "../../pattern/surface.ts";

/** The nap of a suede shoe is brushed up: it glows where it is seen from the side. */
const napGlow = 0.3;

/** Patent, polished or plain calf: what a last has drawn tight mirrors its room. Suede does not. */
export function lastedOptics(optics: Optics): Optics {
  if (optics.kind !== "leather") return { ...optics, sheen: napGlow };
  return { ...optics, gloss: 1.1, roughness: 0.46, relief: 1 };
}

/** Shares of a hide's grain and of its mottle that are left when it is drawn over a last and polished. */
const drawnTight = 0.1;
const evened = 0.5;

/** The face of leather that is drawn over a last. */
export function lastedFace(s: Surface, order: Order): void {
  if (order.cloth.optics.kind !== "leather") {
    shortNap(s, order.seed);
    return;
  }
  face(s, order);
  const hide = s.weights[0]!;
  s.each((k, u, v) => {
    s.relief[k]! *= drawnTight;
    hide[k] = 1 + evened * (hide[k]! - 1);
    s.tone(k, 1 + 0.05 * cloud(u / 110, v / 110, 3, order.seed + 5));
  });
}

/**
 * The nap of shoe suede: far shorter than that of a jacket or bag, and brushed one way before the
 * shoe is packed, so that it shows fine fibers, but no strokes of a hand.
 */
function shortNap(s: Surface, seed: number): void {
  s.each((k, u, v) => {
    const fiber =
      noise((u + 0.4 * v) / 0.7, (v - 0.4 * u) / 2.4, seed + 45) +
      0.7 * noise((u - 0.3 * v) / 2, (v + 0.3 * u) / 0.7, seed + 46);
    const grit = noise(u / 0.8, v / 0.8, seed + 48);
    const tuft = cloud(u / 3.4, v / 2.6, 2, seed + 50);
    s.relief[k]! += 0.2 * fiber + 0.16 * grit + 0.08 * tuft;
    s.tone(k, 1 + 0.06 * fiber + 0.06 * grit + 0.07 * tuft);
  });
}
