import type { Grain } from "../cloths/texture.ts";
import { chance, noise } from "../fields/noise.ts";
import { bell, fraction, ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Print } from "./print.ts";
import { strayed, takenUp } from "./screened.ts";

const column = 60;
const row = 74;

/** The drop's body and bent tail: circles along its spine, in units of its own radius. */
const spine = Array.from({ length: 22 }, (_, i) => {
  const t = i / 21;
  return {
    x: 0.9 * Math.sin(t * 4.1) * t - 0.5 * t,
    y: -2.2 * Math.sin(t * 1.75),
    radius: (1 - t) ** 0.7 * (1 - 0.3 * t),
    way: t,
  };
});

/** Bent drops in shifted columns, turned this way and that, each with a rim of beads, a heart and a blossom in it. */
function paint(s: Surface, grain: Grain): void {
  const inks = {
    rim: s.dye("second"),
    heart: s.dye("petalRust"),
    bead: s.dye("petalCream"),
    gold: s.dye("petalOchre"),
    leaf: s.dye("leaf"),
  };
  const lying = strayed(grain);
  s.each((k, u, v) => {
    const [ga, gb] = lying(u, v);
    // The block was cut by hand after a brush drawing: no curve is fair.
    const a = ga + 2.2 * noise(ga / 13, gb / 13, 95) + 6 * noise(ga / 90, gb / 90, 97);
    const b = gb + 2.2 * noise(ga / 13, gb / 13, 96) + 6 * noise(ga / 90, gb / 90, 98);
    const cover = takenUp(ga, gb);
    const i = Math.floor(a / column);
    for (let x = i - 1; x <= i + 1; x++) {
      const shift = fraction(x / 2) * row;
      const j = Math.floor((b - shift) / row);
      for (let y = j - 1; y <= j + 1; y++) {
        const lot = chance(x, y, 91);
        const side = fraction((x + y) / 2) < 0.25 ? 1 : -1;
        // Cut from any side, the cloth has no upper end: about half of the drops stand on their heads.
        const turn = (lot - 0.5) * 1.6 + (chance(x, y, 92) < 0.45 ? Math.PI : 0);
        const dx = a - (x + 0.5) * column;
        const dy = b - shift - (y + 0.5) * row;
        const size = 10 + 13 * chance(x, y, 94);
        drop(s, k, dx, dy - 14 * Math.cos(turn), turn, side, size, inks, cover);
        sprig(s, k, dx - column * 0.48 * side, dy - row * 0.46, lot, inks, cover);
      }
    }
  });
}

type Inks = Record<"rim" | "heart" | "bead" | "gold" | "leaf", number>;

function drop(
  s: Surface,
  k: number,
  dx: number,
  dy: number,
  turn: number,
  side: number,
  size: number,
  inks: Inks,
  cover: number,
): void {
  const x = ((dx * Math.cos(turn) + dy * Math.sin(turn)) * side) / size;
  const y = (dy * Math.cos(turn) - dx * Math.sin(turn)) / size;
  if (x * x + (y + 0.7) ** 2 > 6) return;
  let depth = -9;
  let way = 0;
  for (const c of spine) {
    const inside = c.radius - Math.hypot(x - c.x, y - c.y);
    if (inside > depth) {
      depth = inside;
      way = c.way;
    }
  }
  const soft = 0.8 / size;
  const at = (from: number, to: number) =>
    ramp(from - soft, from + soft, depth) * ramp(to + soft, to - soft, depth);
  const round = Math.atan2(y, x) * 13 + way * 36;
  s.ink(k, inks.gold, cover * at(-0.22, -0.1) * ramp(0.1, 0.5, Math.sin(round)));
  s.ink(k, inks.rim, cover * at(-0.04, 9));
  // The painter shaded each drop with fine strokes along its bend.
  const stroke = 0.5 + 0.5 * Math.sin(depth * 46 + 2 * noise(dx / 5, dy / 5, 99));
  s.ink(k, inks.heart, cover * 0.3 * stroke * at(-0.02, 0.3));
  s.ink(k, inks.bead, cover * at(0.08, 0.2) * ramp(-0.2, 0.3, Math.sin(round * 1.3)));
  s.ink(k, inks.heart, cover * at(0.3, 9));
  s.ink(k, inks.rim, cover * 0.45 * (1 - stroke) * at(0.32, 9));
  s.ink(k, inks.gold, cover * at(0.36, 0.44));
  const r = Math.hypot(x, y);
  const petals = 0.3 + 0.16 * Math.abs(Math.cos(Math.atan2(y, x) * 3));
  s.ink(k, inks.bead, cover * ramp(petals + soft, petals - soft, r));
  s.ink(k, inks.rim, cover * ramp(0.15 + soft, 0.15 - soft, r));
}

/** A small stalk with leaves and a bud, between the drops. */
function sprig(
  s: Surface,
  k: number,
  dx: number,
  dy: number,
  lot: number,
  inks: Inks,
  cover: number,
): void {
  const turn = lot * 6;
  const x = dx * Math.cos(turn) + dy * Math.sin(turn);
  const y = dy * Math.cos(turn) - dx * Math.sin(turn);
  if (Math.hypot(x, y) > 22) return;
  const bent = x - 0.012 * y * y;
  const stalk = ramp(0.9, 0.4, Math.abs(bent)) * ramp(15, 13, Math.abs(y));
  const leaves = bell(fraction(y / 8) * 8 - 4, 1.9) * ramp(5.5, 4.5, Math.abs(bent));
  s.ink(k, inks.leaf, cover * Math.max(stalk, ramp(0.4, 0.6, leaves) * ramp(11, 9, Math.abs(y))));
  const bud = Math.hypot(bent - 1.6, y + 15);
  s.ink(k, inks.gold, cover * ramp(4, 3.2, bud));
  s.ink(k, inks.heart, cover * ramp(2, 1.3, bud));
}

export const paisley: Print = { second: "#7a2f36", paint };
