import type { Grain } from "../cloths/texture.ts";
import type { Dye } from "../dyes.ts";
import { chance, noise } from "../fields/noise.ts";
import { clamp, ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import { leafAt, stemAt } from "./foliage.ts";
import type { Print } from "./print.ts";
import { takenUp } from "./screened.ts";

const petals: Dye[] = ["petalRose", "petalRust", "petalCream", "petalRose"];
const meadow = 37;

/** What grows on a spray: shares of the way up its stem, and how far aside, in units. */
const heads = [
  { up: 1, aside: 0, size: 1 },
  { up: 0.62, aside: 8, size: 0.7 },
  { up: 0.4, aside: -8, size: 0.52 },
  { up: 0.8, aside: -7, size: 0.34 },
];

/** Sprays of little flowers and buds on bent stems, turned every way and running into each other. */
function paint(s: Surface, grain: Grain): void {
  const inks = petals.map((dye) => s.dye(dye));
  const leaf = s.dye("leaf");
  const stamen = s.dye("stamen");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const cover = takenUp(a, b);
    const column = Math.floor(a / meadow);
    const row = Math.floor(b / meadow);
    for (let y = row - 1; y <= row + 1; y++) {
      for (let x = column - 1; x <= column + 1; x++) {
        const dx = a - (x + 0.5 + 0.9 * (chance(x, y, 85) - 0.5)) * meadow;
        const dy = b - (y + 0.5 + 0.9 * (chance(x, y, 86) - 0.5)) * meadow;
        if (dx * dx + dy * dy > 46 * 46) continue;
        const turn = 6.3 * chance(x, y, 84);
        const lot = chance(x, y, 87);
        const c = Math.cos(turn);
        const t = Math.sin(turn);
        const long = 15 + 11 * lot;
        const bent = 0.8 * (lot - 0.5);
        stemAt(s, k, leaf, dx, dy, { turn, long, half: 0.55, bent }, 0.8 * cover);
        for (const side of [1, -1]) {
          const foot = 0.3 + 0.16 * side;
          const style = { turn: turn + 0.8 * side, long: 11, half: 2.7, bent: -0.2 * side };
          leafAt(s, k, [leaf, stamen], dx - foot * long * c, dy - foot * long * t, style, cover);
        }
        for (const [i, { up, aside, size }] of heads.entries()) {
          const off = aside + bent * long * up * up;
          const fx = dx - up * long * c + off * t;
          const fy = dy - up * long * t - off * c;
          const radius = size * (5.4 + 3.4 * chance(x, y, 88));
          const ink = inks[Math.floor(4 * chance(x, y + 9 * (i >> 1), 89))]!;
          blossom(s, k, { ink, stamen, radius, turn: turn + i, cover }, fx, fy);
        }
      }
    }
  });
}

interface Blossom {
  ink: number;
  stamen: number;
  radius: number;
  turn: number;
  cover: number;
}

/** Five petals set down with five touches of a brush, the paint thinner towards the heart. */
function blossom(s: Surface, k: number, f: Blossom, dx: number, dy: number): void {
  const r = Math.hypot(dx, dy) / f.radius;
  if (r > 1.2) return;
  const angle = Math.atan2(dy, dx) * 2.5 + f.turn;
  const edge = 0.6 + 0.4 * Math.abs(Math.cos(angle)) ** 0.7 + 0.12 * noise(dx / 3, dy / 3, 90);
  const on = ramp(0.7, -0.7, (r - edge) * f.radius);
  const wash = 0.78 + 0.16 * noise(dx / 2.6, dy / 2.6, 91);
  s.ink(k, f.ink, on * f.cover * clamp(wash * ramp(-0.3, 0.5, r)));
  s.tone(k, 1 - 0.24 * on * ramp(0.5, 0.05, Math.abs(Math.cos(angle))) * ramp(0.2, 0.6, r));
  s.ink(k, f.stamen, 0.8 * f.cover * ramp(0.3, 0.16, r) * ramp(2.2, 4, f.radius));
}

export const ditsy: Print = { second: "#dfa893", paint };
