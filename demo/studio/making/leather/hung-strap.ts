import { noise } from "../../fields/noise.ts";
import { bell, clamp } from "../../fields/scalar.ts";
import type { Spot } from "../../standing/loft.ts";

/** How a strap hangs from a hook that is retouched away. */
interface Hung {
  /** Where it leaves the bag on either side: this far from the middle, so high. */
  end: { x: number; y: number };
  /** The hook's height, and how far it is to the right of the middle. */
  top: number;
  aside: number;
  /** How widely it bends there, as a share of how far its ends are from the middle. */
  bend: number;
  seed: number;
}

/** Rows of a strap between its ends. */
const strapRows = 110;

/** Where a row of a strap hangs between its two ends: 0 at the left one, 1 at the right. */
export function hangingAt(row: number): number {
  return clamp(row / (strapRows - 1));
}

/** Straight up from the left, round the hook, and straight down; stiff leather bows out a little. */
export function hungStrap({ end, top, aside, bend, seed }: Hung): Spot[] {
  const reach = end.x;
  const hook = bend * reach;
  const drop = Math.hypot(reach, hook) - hook;
  return Array.from({ length: strapRows }, (_, n): Spot => {
    // Rows lie closer where it bends.
    const t = (2 * n) / (strapRows - 1) - 1;
    const across = reach * Math.sign(t) * Math.abs(t) ** 1.5;
    const down = (Math.hypot(across, hook) - hook) / drop;
    const y = top - (top - end.y) * down;
    const bow = 13 * Math.sin(Math.PI * down) * Math.sign(t) * (1 + 0.4 * noise(t * 1.4, 1, seed));
    const swing = aside * (1 - down);
    return [across + bow + swing, y, -10 * bell(down, 0.5) + 5 * noise(t * 2, 3, seed)];
  });
}
