import { noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";

/**
 * Share of the surplus by which rest lengths are longer. Cuts tell theirs as if cloth gave a little and
 * lost part of it so; this cloth does not, and all that it is given becomes folds.
 */
export const surplusTaken = 0.4;

/**
 * The surplus of cloth at one place: a symmetric tensor by which the cloth's rest lengths are
 * longer than the pattern. Surplus along a direction makes folds across it. This is the studio's
 * brush for folds: nothing else draws them. The cloth takes a share of it.
 */
export class Excess {
  xx = 0;
  xy = 0;
  yy = 0;

  reset(): void {
    this.xx = 0;
    this.xy = 0;
    this.yy = 0;
  }

  /** The same surplus in every direction. */
  evenly(amount: number): void {
    this.xx += amount;
    this.yy += amount;
  }

  /** Surplus along (dx, dy), of any length. */
  along(dx: number, dy: number, amount: number): void {
    const square = dx * dx + dy * dy || 1;
    this.xx += (amount * dx * dx) / square;
    this.xy += (amount * dx * dy) / square;
    this.yy += (amount * dy * dy) / square;
  }

  /** Surplus round a point, dying out over `reach`: folds that radiate, as from an armpit. */
  around(u: number, v: number, x: number, y: number, reach: number, amount: number): void {
    const dx = u - x;
    const dy = v - y;
    const r = Math.hypot(dx, dy);
    this.along(-dy, dx, amount * Math.exp(-r / reach) * ramp(0, reach * 0.25, r));
  }

  /** Patches of surplus in turning directions, about `size` units wide: the look of worn cloth. */
  crumple(u: number, v: number, lane: number, amount: number, size = 150): void {
    const angle = noise(u / size, v / size, lane) * Math.PI;
    const patch = Math.max(0, 0.35 + noise(u / (size * 0.8), v / (size * 0.8), lane + 1));
    this.along(Math.cos(angle), Math.sin(angle), amount * patch);
  }
}
