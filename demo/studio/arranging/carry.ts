import { type Point, table } from "../pattern/outline.ts";
import { Mesh } from "../settling/mesh.ts";

/** Where a sewn garment comes to lie. */
export interface Place {
  /** Where the middle of its table (600, 800) comes to lie. */
  x: number;
  y: number;
  /** Radians, clockwise. */
  turn: number;
  /** 1 by default; a cut that is drawn larger than life has less. */
  scale?: number;
  /** How far it curves from its upper to its lower end, radians: no hand lays a long thing straight. */
  curve?: number;
  /** It is worn over the thing before it, which lies between its back and its front. */
  over?: boolean;
}

/** The settled mesh, moved to its place; it bends over what lies below. */
export function carried(mesh: Mesh, place: Place, below: (x: number, y: number) => number): Mesh {
  const { columns, rows, spacing, u0, v0 } = mesh;
  const { scale = 1, curve = 0 } = place;
  const moved = new Mesh(u0, v0, columns, rows, spacing);
  const c = Math.cos(place.turn) * scale;
  const t = Math.sin(place.turn) * scale;
  moved.active.set(mesh.active);
  for (let k = 0; k < mesh.active.length; k++) {
    if (!mesh.active[k]) continue;
    const [x, y] = curved([mesh.x[k]!, mesh.y[k]!], curve);
    const dx = x - table.middle;
    const dy = y - table.height / 2;
    moved.x[k] = place.x + dx * c - dy * t;
    moved.y[k] = place.y + dx * t + dy * c;
    moved.z[k] = mesh.z[k]! * scale + below(moved.x[k]!, moved.y[k]!);
  }
  return moved;
}

/** The whole bent to an arc that leaves its middle in place. */
function curved([x, y]: Point, curve: number): Point {
  if (curve === 0) return [x, y];
  const radius = table.height / curve;
  const angle = (y - table.height / 2) / radius;
  const out = radius + table.middle - x;
  return [table.middle + radius - out * Math.cos(angle), table.height / 2 + out * Math.sin(angle)];
}
