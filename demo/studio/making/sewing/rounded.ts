import type { Knot } from "../../pattern/outline.ts";

/** The same outline with each corner turned over `radius` units, as a sewn corner always is. */
export function rounded(outline: Knot[], radius = 3): Knot[] {
  const count = outline.length;
  return outline.flatMap((knot, i) => {
    if (!knot.corner) return [knot];
    const before = towards(knot, outline[(i + count - 1) % count]!, radius);
    const after = towards(knot, outline[(i + 1) % count]!, radius);
    const turn = {
      x: knot.x * 0.4 + (before.x + after.x) * 0.3,
      y: knot.y * 0.4 + (before.y + after.y) * 0.3,
      corner: false,
    };
    return [before, turn, after];
  });
}

/** The corner that ends a straight approach, at most a third of the way to its neighbor. */
function towards(from: Knot, to: Knot, way: number): Knot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(0.33, way / (Math.hypot(dx, dy) || 1));
  return { x: from.x + dx * share, y: from.y + dy * share, corner: true };
}

/**
 * The same outline without the knots so near a corner that they would leave no room to turn it over `radius`
 * units: those of a strip along a smooth line stand close.
 */
export function withRoomToTurn(outline: Knot[], radius: number): Knot[] {
  const corners = outline.filter(({ corner }) => corner);
  return outline.filter(
    (knot) =>
      knot.corner || corners.every(({ x, y }) => Math.hypot(knot.x - x, knot.y - y) > 2 * radius),
  );
}
