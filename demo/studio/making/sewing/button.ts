import type { Dye } from "../../dyes.ts";
import { chance, noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Optics } from "../../light/optics.ts";
import type { Surface } from "../../pattern/surface.ts";

interface ButtonStyle {
  dye: Dye;
  /** 4 by default; 0 for a rivet or a snap. */
  holes?: 0 | 2 | 4;
  metal?: boolean;
  /**
   * How long the shank of thread is that lets it close over thick cloth, in units: on it a button stands off,
   * leans and turns as it likes. Sewn on flat when absent.
   */
  shank?: number;
}

const horn: Optics = { kind: "plastic", wrap: 0.2, gloss: 0.3, roughness: 0.24 };
const metal: Optics = { kind: "metal", wrap: 0.2, gloss: 0.9, roughness: 0.32 };

/** How high a button stands, in units, and how far it may lean, rise a unit. */
const thickness = 1.7;
const tilted = 0.09;

/** A sewn button with a raised rim and its thread, or a metal one. */
export function button(s: Surface, x: number, y: number, radius: number, style: ButtonStyle): void {
  const finish = s.addFinish(style.metal ? metal : horn);
  const ink = s.dye(style.dye);
  const thread = s.dye("tone");
  const holes = style.holes ?? 4;
  const { shank = 0 } = style;
  const reach = radius * 1.8 + 3 * shank;
  const cloth = s.read(s.relief, x, y);
  // No two lie quite level: each throws the lamp back another way.
  const lot = (lane: number) =>
    2 * tilted * (1 + 0.4 * shank) * (chance(Math.round(x * 3), Math.round(y * 3), lane) - 0.5);
  const [tipX, tipY] = [lot(72), lot(73)];
  const turn = shank ? Math.PI * chance(Math.round(x * 3), Math.round(y * 3), 74) : 0;
  const [c, t] = [Math.cos(turn), Math.sin(turn)];
  s.within({ x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach }, (k, u, v) => {
    const dx = u - x;
    const dy = v - y;
    const r = Math.hypot(dx, dy);
    if (r > radius) {
      // It stands off by its shank of thread, which draws the cloth in below it.
      const shadow = Math.hypot(dx - radius * 0.28 - shank, dy - radius * 0.34 - shank);
      s.tone(k, 1 - 0.36 * ramp(radius * 1.4 + shank, radius * 0.8, shadow));
      s.relief[k]! -= (0.16 * radius + 0.5 * shank) * ramp(reach, radius, r);
    }
    const on = ramp(radius + 0.6, radius - 0.6, r);
    if (on <= 0) return;
    const streak = 1 + 0.16 * noise(dx / 9 + x, dy / 2.4 + y, 70);
    s.ink(k, ink, on);
    s.tone(k, 1 + (streak - 1) * on);
    if (on > 0.5) s.finish[k] = finish;
    const rim = ramp(radius * 0.52, radius * 0.74, r) * ramp(radius, radius * 0.84, r);
    // A flat disc with a sunk middle, its edge just broken: rounded any more it is a bead.
    const sunk = 0.05 * radius * Math.min(1, (r / (radius * 0.6)) ** 2);
    const face = thickness + 0.5 * shank + 0.08 * radius * rim + sunk + tipX * dx + tipY * dy;
    s.relief[k]! = s.relief[k]! * (1 - on) + on * (cloth + face);
    for (let h = 0; h < holes; h++) {
      const angle = turn + Math.PI / 4 + (h * Math.PI * 2) / holes;
      const hx = Math.cos(angle) * radius * 0.25;
      const hy = Math.sin(angle) * radius * 0.25;
      s.tone(k, 1 - 0.75 * ramp(radius * 0.16, radius * 0.09, Math.hypot(dx - hx, dy - hy)));
    }
    if (holes === 4) {
      const [rx, ry] = [dx * c + dy * t, dy * c - dx * t];
      const crossing = Math.min(Math.abs(rx - ry), Math.abs(rx + ry)) * Math.SQRT1_2;
      const length = ramp(radius * 0.3, radius * 0.24, r);
      s.ink(k, thread, 0.8 * length * bell(crossing, radius * 0.055));
    }
  });
}

/**
 * A worked buttonhole round a place. Its button is drawn to the end next to the edge, and lies upon it: what
 * shows of the hole is its other end.
 */
export function buttonhole(s: Surface, x: number, y: number, length: number, upright = true): void {
  const half = length / 2;
  const reach = half + 4;
  s.within({ x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach }, (k, u, v) => {
    const along = upright ? v - y : u - x;
    const across = upright ? u - x : v - y;
    const inside = ramp(half + 0.8, half - 0.8, Math.abs(along));
    s.relief[k]! += inside * (0.9 * bell(Math.abs(across) - 1.6, 1.1) - 0.9 * bell(across, 0.7));
    s.tone(k, 1 - inside * (0.5 * bell(across, 0.55) + 0.1 * bell(Math.abs(across) - 2.6, 0.7)));
  });
}
