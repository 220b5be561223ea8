import { fraction, ramp } from "../fields/scalar.ts";

/** Soft-edged bar from `from` to `to` within a repeat of `pitch`. */
export function bar(x: number, pitch: number, from: number, to: number, soft = 0.7): number {
  const at = fraction(x / pitch) * pitch;
  return ramp(from - soft, from + soft, at) * ramp(to + soft, to - soft, at);
}
