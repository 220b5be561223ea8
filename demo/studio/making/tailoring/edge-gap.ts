import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { liftedEdge } from "../sewing/edge-shade.ts";

/** How much of its light the foot of an edge loses, and over how many units that wears off. */
const gap = { lost: 0.5, reach: 2.8 };

/**
 * The gap at the foot of a collar's or lapel's edge, which is doubled cloth and its allowances thick. Hardly
 * any light finds into it from any side: facing the lamp, an edge throws no other shade, and check upon
 * check would run on across it.
 */
export function gapBelow(s: Surface, outline: Knot[]): void {
  const path = curve(outline);
  const field = new DistanceField(path);
  s.within(boxAround(path, 5 * gap.reach), (k, u, v) => {
    const depth = field.at(u, v);
    if (depth > 5 * gap.reach) return;
    s.tone(k, 1 - gap.lost * liftedEdge(u, v) * Math.exp(Math.min(0, depth) / gap.reach));
  });
}
