import type { Dye } from "../../dyes.ts";
import type { Point } from "../../pattern/outline.ts";
import { cord } from "../../standing/along-path.ts";
import { type Shell, type Spot, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { middle } from "./foot-plan.ts";

/** A place in the grid of an upper; between its columns, too. */
interface Cell {
  column: number;
  row: number;
}

/** The place of an upper that is drawn at (x, v) of its profile, on the side towards the camera. */
function cellAt({ columns, rows, positions: p }: Shell, floor: number, [x, v]: Point): Cell {
  let best = 1e9;
  let cell: Cell = { column: 0, row: 0 };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column <= columns >> 1; column++) {
      const k = (row * columns + column) * 3;
      const miss = Math.hypot(p[k]! + middle - x, floor - p[k + 1]! - v);
      if (miss >= best) continue;
      best = miss;
      cell = { column, row };
    }
  }
  return cell;
}

/** @param above how far off the leather, in units. */
function spotAt({ columns, positions: p, normals: n }: Shell, cell: Cell, above: number): Spot {
  const i = Math.min(columns - 2, Math.floor(cell.column));
  const j = Math.floor(cell.row);
  const f = cell.column - i;
  const at = (axis: number) => {
    const k = (j * columns + i) * 3 + axis;
    const value = (m: number) => p[m]! + above * n[m]!;
    return value(k) * (1 - f) + value(k + 3) * f;
  };
  return [at(0), at(1), at(2)];
}

/** A lace over the ridge from one cell to another, standing off it in the middle. */
function crossing(upper: Shell, from: Cell, to: Cell, thick: number): Spot[] {
  const steps = 22;
  return Array.from({ length: steps + 1 }, (_, n): Spot => {
    const t = n / steps;
    const cell = {
      column: from.column + (to.column - from.column) * t,
      row: from.row + (to.row - from.row) * t,
    };
    const over = Math.sin(Math.PI * t);
    return spotAt(upper, cell, thick * (-0.7 + 2.1 * Math.min(1, over * 2.2)));
  });
}

interface Lacing {
  /** From the toe up, in the profile. */
  eyelets: Point[];
  /** Height of the floor in the profile. */
  floor: number;
  /** Radius of a lace, in units. */
  thick: number;
  dye: Dye;
  /** How far the loops of the bow reach, in units. */
  bow: number;
}

/** Laces crossed over the tongue, tied to a bow. */
export function lacing(upper: Shell, { eyelets, floor, thick, dye, bow }: Lacing): Part[] {
  const last = upper.columns - 1;
  const near = eyelets.map((eyelet) => cellAt(upper, floor, eyelet));
  const far = near.map(({ column, row }) => ({ column: last - column, row }));
  const paths = [crossing(upper, near[0]!, far[0]!, thick)];
  for (let n = 0; n + 1 < near.length; n++) {
    paths.push(crossing(upper, far[n]!, near[n + 1]!, thick));
    paths.push(crossing(upper, near[n]!, far[n + 1]!, thick * 1.7));
  }
  const top = near[near.length - 1]!;
  const knot = spotAt(upper, { column: last / 2, row: top.row }, thick * 2.2);
  paths.push(crossing(upper, top, far[far.length - 1]!, thick * 1.4));
  for (const side of [1, -1]) {
    paths.push(loop(knot, side, bow), tail(knot, side, bow));
  }
  return paths.map((path) => lacePart(path, thick, dye));
}

/** A loop of the bow falls forward to one side. */
function loop([x, y, z]: Spot, side: number, reach: number): Spot[] {
  return Array.from({ length: 30 }, (_, n): Spot => {
    const angle = (n / 29) * Math.PI * 2;
    const out = (1 - Math.cos(angle)) / 2;
    return [
      x + reach * (0.16 * Math.sin(angle) + 0.22 * out),
      y + reach * (0.34 * Math.sin(angle) - 0.42 * out * out + 0.05),
      z + side * reach * (0.85 * out + 0.06),
    ];
  });
}

/** An end of the bow hangs down beside its loop. */
function tail([x, y, z]: Spot, side: number, reach: number): Spot[] {
  return Array.from({ length: 16 }, (_, n): Spot => {
    const t = n / 15;
    return [
      x + reach * (0.35 * t + 0.1 * Math.sin(3 * t)),
      y - reach * (0.2 * t + 0.75 * t * t),
      z + side * reach * (0.5 * t + 0.12 * Math.sin(4 * t)),
    ];
  });
}

function lacePart(path: Spot[], thick: number, dye: Dye): Part {
  const body = cord(path, thick);
  return {
    ...body,
    optics: { kind: "matte", wrap: 0.2, sheen: 0.08 },
    dye,
    grain: {
      uv: unrolled(body),
      make: (s) =>
        s.each((k, u, v) => {
          const braid =
            Math.sin((u * 0.9 + Math.abs(v)) * 1.5) * Math.sin((u * 0.9 - Math.abs(v)) * 1.5);
          s.relief[k]! += 0.5 * braid;
          s.tone(k, 1 + 0.12 * braid);
        }),
    },
  };
}
