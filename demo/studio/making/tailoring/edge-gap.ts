import { blend } from "../../fields/scalar.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { liftedEdge } from "../sewing/edge-shade.ts";

/**
 * The gap at the foot of a collar's or lapel's edge, which is doubled cloth and its allowances thick. Hardly
 * any light finds into it from any side: facing the lamp, an edge throws no other shade, and check upon
 * check would run on across it.
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
    s.tone(k, 1 - lost * liftedEdge(u, v) * Math.exp(Math.min(0, depth) / reach));
  });
}
