import { blend, ramp } from "../../fields/scalar.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { liftedEdge } from "../sewing/edge-shade.ts";
import { towardsLamp } from "../sewing/lamp-side.ts";

/**
 * From so far on an edge must face the lamp to throw no shade of its own, and where it throws none at all,
 * -1..1.
 */
const lit = [-0.35, 0.1] as const;

/**
 * The gap at the foot of a collar's or lapel's edge, which is doubled cloth and its allowances thick. Hardly
 * any light finds into it: where it faces the lamp, an edge throws no other shade, and check upon check
 * would run on across it.
 *
 * @param thick 0 for thin cloth, 1 for coating.
 */
export function gapBelow(s: Surface, outline: Knot[], thick: number): void {
  const lost = blend(0.25, 0.5, thick);
  const reach = blend(1.4, 2.8, thick);
  const path = curve(outline);
  const field = new DistanceField(path);
  s.within(boxAround(path, 5 * reach), (k, u, v) => {
    const depth = field.at(u, v);
    if (depth > 5 * reach) return;
    const open = lost * liftedEdge(u, v) * ramp(...lit, towardsLamp(field, u, v));
    s.tone(k, 1 - open * Math.exp(Math.min(0, depth) / reach));
  });
}
