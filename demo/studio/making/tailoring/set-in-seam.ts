import type { Surface } from "../../pattern/surface.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { seam } from "../sewing/seams.ts";

/** Share of an armhole, from the shoulder down, along which its seam is seen. */
const seen = 0.5;

/**
 * The seams by which sleeves are set in: farther down a sleeve lies over its own, and its edge is all
 * that shows. A raglan is sewn flat, and shows all of it.
 */
export function setInSeams(s: Surface, sleeve: Sleeves): void {
  const share = sleeve.isRaglan ? 1 : seen;
  for (const side of [1, -1] as const) {
    const hole = sleeve.armhole(side);
    seam(s, hole.slice(0, Math.ceil(share * hole.length)), { depth: 1.7, pucker: 0.5 });
  }
}
