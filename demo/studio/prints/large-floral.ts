import type { Grain } from "../cloths/texture.ts";
import type { Dye } from "../dyes.ts";
import { chance, noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Print } from "./print.ts";

const cell = 94;
/** Rings of petals from the outside in: share of the flower's radius, and their number. */
const rings = [
  { reach: 1, petals: 7 },
  { reach: 0.76, petals: 6 },
  { reach: 0.54, petals: 5 },
  { reach: 0.34, petals: 4 },
];
const petalDyes: Dye[] = ["second", "petalCream", "petalRose"];

/** Full-blown flowers, drawn petal by petal, in a loose lattice with leaves between them. */
function paint(s: Surface, grain: Grain): void {
  const inks = petalDyes.map((dye) => s.dye(dye));
  const leaf = s.dye("leaf");
  const stamen = s.dye("stamen");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const column = Math.floor(a / cell);
    const row = Math.floor(b / cell);
    for (let y = row - 1; y <= row + 1; y++) {
      for (let x = column - 1; x <= column + 1; x++) {
        const lot = chance(x, y, 93);
        const dx = a - (x + 0.5 + (y & 1) * 0.5 + (lot - 0.5) * 0.5) * cell;
        const dy = b - (y + 0.5 + (chance(x, y, 94) - 0.5) * 0.5) * cell;
        const size = 17 + 28 * chance(x, y, 95);
        const r = Math.hypot(dx, dy);
        if (r > size * 2) continue;
        foliage(s, k, leaf, dx, dy, size, lot * 7);
        const ink = inks[Math.floor(chance(x, y, 96) * petalDyes.length)]!;
        const [deep, light] = inks as [number, number];
        flower(s, k, { ink, deep, light, stamen, size, lot }, dx, dy, r);
      }
    }
  });
}

interface Flower {
  ink: number;
  /** Petals blush towards the heart and pale towards their rims. */
  deep: number;
  light: number;
  stamen: number;
  size: number;
  lot: number;
}

function flower(s: Surface, k: number, f: Flower, dx: number, dy: number, r: number): void {
  const angle = Math.atan2(dy, dx);
  // Ink lies thicker here and thinner there, as a screen lays it.
  const wash = noise(dx / 21, dy / 21 + f.lot * 90, 92);
  rings.forEach(({ reach, petals }, ring) => {
    const turn = (angle + f.lot * 9 + ring * 1.9) * petals;
    const waver = 0.1 * noise(Math.cos(angle) * 3 + ring * 5, Math.sin(angle) * 3 + f.lot * 50, 97);
    const edge = f.size * reach * (0.84 + waver + 0.16 * Math.abs(Math.cos(turn / 2)) ** 0.6);
    const lean = f.size * 0.06 * ring;
    const from = Math.hypot(dx - lean * Math.cos(f.lot * 40), dy - lean * Math.sin(f.lot * 40));
    const on = ramp(edge + 1.6, edge - 1.6, from);
    if (on <= 0) return;
    const way = Math.min(1, from / edge);
    s.ink(k, f.ink, on * (0.66 + 0.22 * wash));
    s.ink(k, f.deep, on * 0.16 * (1 - way) ** 2);
    s.ink(k, f.light, on * 0.4 * way ** 4);
    const vein = 0.04 * Math.sin(turn * 4 + 5 * way) + 0.05 * noise(dx / 5, dy / 5, 98);
    const parting = 0.22 * bell(Math.cos(turn / 2), 0.16);
    // Printed, not painted: the shade within a petal is one flat ink.
    s.tone(k, 1 - on * (0.16 * ramp(0.9, 0.55, way) + way * (parting + vein)));
  });
  const heart = f.size * 0.13;
  const dot = 0.5 + 0.5 * Math.sin(angle * 11) * Math.sin(r * 1.6);
  s.ink(k, f.stamen, 0.9 * ramp(heart + 1, heart - 1, r) * (0.55 + 0.45 * dot));
}

/** Three pointed leaves that look out from under a flower. */
function foliage(
  s: Surface,
  k: number,
  ink: number,
  dx: number,
  dy: number,
  size: number,
  turn: number,
): void {
  for (const way of [0, 2.3, 4.1]) {
    const c = Math.cos(turn + way);
    const t = Math.sin(turn + way);
    const along = (dx * c + dy * t) / size - 1.12;
    const across = (dy * c - dx * t) / size + 0.22 * along * along;
    const half = 0.23 * (1 - (along / 0.75) ** 2) * (1 - 0.35 * along);
    const on = ramp(-0.02, 0.02, half - Math.abs(across));
    if (on <= 0) continue;
    s.ink(k, ink, on * (0.66 + 0.2 * noise(dx / 17, dy / 17, 91)));
    const ribs = Math.sin((Math.abs(across) * 1.2 - along) * 34);
    s.tone(k, 1 - on * (0.16 * bell(across, 0.02) + 0.04 * ribs));
  }
}

export const largeFloral: Print = { second: "#b9574a", paint };
