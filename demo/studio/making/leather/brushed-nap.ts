import { cloud, noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";
import { heldByTexels } from "./texels.ts";

/** How much paler nap is that lies towards the lamp than nap that leans away, as a share of its tone. */
const laidTone = 0.2;
/** How much its dye went deeper in one place of the skin than in another, as a share of its tone. */
const dyedTone = 0.05;

/** Suede is dyed through, deeper than its swatch: what glows on it is the tips of its nap. */
const dyedThrough = 0.84;

/**
 * The nap of shoe suede: far shorter than that of a jacket or bag. Most of it lies as it left the
 * brush, in a soft cloud of tones; here and there a hand has stroked it to and fro: where it lies
 * towards the lamp it is pale, where it leans away dark. Strokes all over it, or all in one
 * direction, are taken for the grain of wood.
 *
 * @param wayAt how far along the hide a place lies, by its way along the ridge. @param stroked how many
 *   times as plainly hands have left their strokes, about 1.
 */
export function brushedNap(
  s: Surface,
  seed: number,
  wayAt: (along: number) => number,
  stroked = 1,
): void {
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
    s.relief[k]! += fine * 0.16 * fiber + tufts * 0.1 * tuft + 0.5 * lean;
    const uneven = fine * 0.05 * fiber + tufts * 0.045 * tuft;
    s.tone(k, dyedThrough * (1 + uneven + stroked * laidTone * lean + dyedTone * dyed));
  });
}

/** How dark nap is where it was pressed down at the sole, as a share of its tone, and how far up, in units. */
const pressed = { shade: 0.3, reach: 20 };

/**
 * Nap that a last and the sewing of the welt have pressed flat along the sole: it lies darker.
 * @param feather height of the line where the upper meets its sole, at a place of the profile.
 */
export function pressedNap(s: Surface, feather: (x: number) => number): void {
  s.each((k, x, v) => {
    const above = Math.max(0, feather(x) - v);
    s.tone(k, 1 - pressed.shade * Math.exp(-above / pressed.reach));
  });
}

/** Which way the nap lies: from -0.5, away from the lamp, to 0.5. @param tuft frays the edges. */
function laid(u: number, v: number, tuft: number, seed: number): number {
  const bent = 9 * noise(u / 60, v / 60, seed + 52) + 3 * tuft;
  // Strokes of two directions, as wide as a finger and hardly longer than a hand is broad.
  const down = noise((v + 0.5 * u + bent) / 25, (u - 0.5 * v) / 84, seed + 53);
  const across = noise((u - 0.6 * v + bent) / 22, (v + 0.6 * u) / 70, seed + 54);
  const way = ramp(-0.2, 0.2, noise(u / 90, v / 80, seed + 56));
  const stroked = ramp(-0.1, 0.5, noise(u / 74, v / 62, seed + 51));
  const stroke = blend(ramp(-0.5, 0.5, down), ramp(-0.5, 0.5, across), way) - 0.5;
  const tousled =
    0.1 * cloud(u / 9, v / 7, 2, seed + 57) + 0.6 * cloud(u / 66, v / 54, 2, seed + 58);
  return 0.8 * stroked * stroke + tousled;
}
