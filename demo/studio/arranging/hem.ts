import { bell, ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";

/** A narrow hem turned under along the whole rim: raised cloth with a groove where it is sewn. */
export function narrowHem(width: number): (s: Surface) => void {
  return (s) =>
    s.each((k, _u, _v, depth) => {
      const raised = 0.08 * width * ramp(width, 0.73 * width, depth);
      s.relief[k]! += raised - 0.8 * bell(depth - width, 1.4);
    });
}
