import { blend, clamp } from "../../fields/scalar.ts";
import { waysAlong } from "../../standing/along-path.ts";
import { type Shell, type Spot, spotAt } from "../../standing/loft.ts";

/** How far below the top of its bag the front's edge is, in units. */
const edgeBelow = 12;

interface UpAndOver {
  /** How far below the top edge of the front a height is, before (1) or behind (-1); in units along the skin. */
  wayAt: (side: 1 | -1, height: number) => number;
  /** The place of the skin so far to the right and along that way, and which way it faces there. */
  place: (x: number, way: number) => [at: Spot, out: Spot];
}

/** The skin of a closed bag as one way up its back, over its top and down its front. */
export function upAndOver(form: Shell): UpAndOver {
  const { columns, rows } = form;
  const quarter = (columns - 1) / 4;
  // Up behind and down before: a row of the grid each.
  const lanes = Array.from({ length: 2 * rows - 1 }, (_, n) =>
    n < rows ? { row: n, side: -1 } : { row: 2 * rows - 2 - n, side: 1 },
  );
  const vertex = ({ row, side }: (typeof lanes)[number], n: number) =>
    row * columns + (side > 0 ? n : (columns - 1 - n) % (columns - 1));
  const middle = lanes.map((lane) => spotAt(form, vertex(lane, quarter)));
  const top = Math.max(...middle.map(([, y]) => y));
  const edge = lanes.findIndex(({ side }, n) => side > 0 && middle[n]![1] < top - edgeBelow);
  const ways = waysAlong(middle);
  const across = (lane: (typeof lanes)[number], x: number): [Spot, Spot] => {
    let n = 0;
    while (n < 2 * quarter - 1 && form.positions[3 * vertex(lane, n + 1)]! < x) n++;
    const [a, b] = [vertex(lane, n), vertex(lane, n + 1)];
    const [from, to] = [spotAt(form, a), spotAt(form, b)];
    const t = clamp((x - from[0]) / (to[0] - from[0] || 1));
    const facing = [0, 1, 2].map((axis) =>
      blend(form.normals[3 * a + axis]!, form.normals[3 * b + axis]!, t),
    ) as Spot;
    return [from.map((value, axis) => blend(value, to[axis]!, t)) as Spot, facing];
  };
  return {
    wayAt: (side, height) => {
      const n = lanes.findIndex(
        (lane, at) =>
          lane.side === side && (side > 0 ? middle[at]![1] <= height : middle[at]![1] >= height),
      );
      const t = clamp((height - middle[n - 1]![1]) / (middle[n]![1] - middle[n - 1]![1] || 1));
      return blend(ways[n - 1]!, ways[n]!, t) - ways[edge]!;
    },
    place: (x, way) => {
      const along = way + ways[edge]!;
      const n = Math.max(0, Math.min(lanes.length - 2, ways.findIndex((w) => w > along) - 1));
      const t = clamp((along - ways[n]!) / (ways[n + 1]! - ways[n]! || 1));
      const [from, to] = [across(lanes[n]!, x), across(lanes[n + 1]!, x)];
      return [0, 1].map((of) =>
        from[of]!.map((value, axis) => blend(value, to[of]![axis]!, t)),
      ) as [Spot, Spot];
    },
  };
}
