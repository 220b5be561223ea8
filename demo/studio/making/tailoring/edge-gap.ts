import { blend, ramp } from "../../fields/scalar.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { liftedEdge } from "../sewing/edge-shade.ts";
import { towardsLamp } from "../sewing/lamp-side.ts";

/**
 * How far an edge faces the lamp, -1..1, where its own shade covers most of the gap, and where it throws
 * none; and the share of the gap that is seen within its shade.
 */
const lit = [-0.35, 0.1] as const;
const withinShade = 0.65;
/** How far an edge is lifted where it just touches the cloth below, and has no gap, and where its gap is whole. */
const standsOff = [0.55, 1.1] as const;
/**
 * What is left of the gap where it just touches: without any, a lapel melts into the chest. Check melts into check
 * wherever any of it is wanting.
 */
const touching = { plain: 0.75, patterned: 1 };
/** A soft edge lies close: so little of the light is lost below it, as a share, and over so much more breadth. */
const soft = { lost: 0.9, reach: 1.3 };
/** Below patterned cloth it is so much darker and broader: a narrow one is lost among the marks of a check. */
const amongMarks = { lost: 1.35, reach: 2.4 };

interface Gap {
  /** 0 for thin cloth, 1 for coating. */
  thick: number;
  /** The edge is turned in by hand and round, not pressed square. */
  isSoft?: boolean | undefined;
  isPatterned: boolean;
}

/**
 * The gap at the foot of a collar's or lapel's edge, which is doubled cloth and its allowances thick. Hardly
 * any light finds into it: where it faces the lamp, an edge throws no other shade, and check upon check
 * would run on across it.
 */
export function gapBelow(
  s: Surface,
  outline: Knot[],
  { thick, isSoft = false, isPatterned }: Gap,
): void {
  const lost =
    blend(0.25, 0.65, thick) * (isSoft ? soft.lost : 1) * (isPatterned ? amongMarks.lost : 1);
  const reach =
    blend(1.4, 3, thick) * (isSoft ? soft.reach : 1) * (isPatterned ? amongMarks.reach : 1);
  const path = curve(outline);
  const field = new DistanceField(path);
  s.within(boxAround(path, 5 * reach), (k, u, v) => {
    const depth = field.at(u, v);
    if (depth > 5 * reach) return;
    const seen = blend(withinShade, 1, ramp(...lit, towardsLamp(field, u, v)));
    const open = blend(
      isPatterned ? touching.patterned : touching.plain,
      1,
      ramp(...standsOff, liftedEdge(u, v)),
    );
    s.tone(k, 1 - lost * open * seen * Math.exp(Math.min(0, depth) / reach));
  });
}
