import { cloud, noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";
import { heldByTexels } from "./texels.ts";

/** How much paler nap is that lies towards the lamp than nap that leans away, as a share of its tone. */
const laidTone = 0.15;
/** How much its dye went deeper in one place of the skin than in another, as a share of its tone. */
const dyedTone = 0.05;

/**
 * The nap of shoe suede: far shorter than that of a jacket or bag. A brush has laid it to and fro in
 * strips as wide as a finger, and hands have turned it again since: where it lies towards the lamp it
 * is pale, where it leans away dark, and the two meet in an edge.
 *
 * @param wayAt how far along the hide a place lies, by its way along the ridge.
 */
export function brushedNap(s: Surface, seed: number, wayAt: (along: number) => number): void {
  const fine = heldByTexels(s, 2);
  const tufts = heldByTexels(s, 6);
  s.each((k, along, v) => {
    const u = wayAt(along);
    const fiber =
      noise((u + 0.4 * v) / 0.7, (v - 0.4 * u) / 2.4, seed + 45) +
      0.7 * noise((u - 0.3 * v) / 2, (v + 0.3 * u) / 0.7, seed + 46);
    const tuft = cloud((u + 0.3 * v) / 3.4, (v - 0.3 * u) / 2.2, 2, seed + 50);
    const lean = laid(u, v, tuft, seed);
    const dyed = cloud(u / 24, v / 20, 3, seed + 55);
    s.relief[k]! += fine * 0.26 * fiber + tufts * 0.28 * tuft + 0.5 * lean;
    s.tone(k, 1 + fine * 0.09 * fiber + tufts * 0.13 * tuft + laidTone * lean + dyedTone * dyed);
  });
}

/** Which way the nap lies: from -0.5, away from the lamp, to 0.5. @param tuft frays the edges. */
function laid(u: number, v: number, tuft: number, seed: number): number {
  const bent = 46 * noise(u / 170, v / 170, seed + 52) + 2 * tuft;
  // A strip of the brush runs along the shoe; a thumb was drawn across it, shorter and narrower.
  const brush = noise((v + 0.35 * u + bent) / 27, (u - 0.35 * v) / 230, seed + 53);
  const thumb = noise((u - 0.7 * v + bent) / 18, (v + 0.7 * u) / 90, seed + 54);
  const touched = ramp(0.12, 0.4, noise(u / 95, v / 75, seed + 56));
  const stroke = blend(ramp(-0.5, 0.34, brush), ramp(-0.34, 0.5, thumb), touched);
  const tousled = 0.24 * cloud(u / 9, v / 7, 2, seed + 57) + 0.3 * noise(u / 64, v / 52, seed + 58);
  return 0.85 * (stroke - 0.5) + tousled;
}
