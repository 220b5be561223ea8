import { followSteps, linkSteps } from "./follow-steps.ts";
import type { Mesh } from "./mesh.ts";

/** The slope from which on cloth is folded, rise per unit: what leans less lies down under its own weight. */
const folded = 0.12;
/** How much steeper a fold becomes that takes over what lay down beside it, up to the slope of one that stands by itself. */
const steeper = { share: 0.25, upTo: 0.35 };

/** How much the height that cloth had settled at still counts, against the slopes that are wanted. */
const hold = 0.002;
const sweeping = { sweeps: 300, overshoot: 1.7 };

/**
 * Lets what only undulates lie down and folds stand the steeper for it. The springs spread surplus
 * over all of a sheet, as soft shallow waves that look airbrushed; real cloth, held down by its
 * weight and rubbing on what it lies on, is flat nearly everywhere and folded in a few places.
 *
 * @param rise how far each node stands above its modeled height, in units; changed, as is `mesh.z`.
 * @param least where each node lies on what is below it, measured as `rise`.
 */
export function gatherFolds(mesh: Mesh, rise: Float32Array, least: Float32Array): void {
  const { active, z } = mesh;
  const settled = rise.slice();
  const wanted = wantedSteps(mesh, settled);
  const steps = linkSteps(mesh, (from, _to, axis) => wanted[axis][from]!);
  followSteps(steps, rise, { ...sweeping, hold: { share: hold, near: settled } });
  for (let k = 0; k < rise.length; k++) {
    if (!active[k]) continue;
    rise[k] = Math.max(rise[k]!, Math.min(least[k]!, settled[k]!));
    z[k] = z[k]! + rise[k]! - settled[k]!;
  }
}

/** What each node is to rise to its neighbor on the right, and to the one below it. */
function wantedSteps({ columns, active, spacing }: Mesh, rise: Float32Array) {
  const across = new Float32Array(rise.length);
  const down = new Float32Array(rise.length);
  const step = (from: number, to: number) => (active[to] ? rise[to]! - rise[from]! : 0);
  for (let k = 0; k < rise.length - columns; k++) {
    if (!active[k]) continue;
    const [dx, dy] = [step(k, k + 1), step(k, k + columns)];
    const share = shareOf(Math.hypot(dx, dy) / spacing);
    across[k] = share * dx;
    down[k] = share * dy;
  }
  return [across, down] as const;
}

/** How much of a slope is left of it, rise per unit. */
function shareOf(slope: number): number {
  const leaning = (slope / folded) ** 4;
  const standing = (slope / steeper.upTo) ** 4;
  return (leaning / (1 + leaning)) * (1 + steeper.share / (1 + standing));
}
