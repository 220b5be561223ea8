import { noise } from "../fields/noise.ts";
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
  /** How far hands have shifted it here and there within its own plane, in units: no edge of it stays straight. */
  shifted?: number;
  /** Nothing bends it: it lies level upon what is below. */
  stiff?: boolean;
}

/** How high the things below reach at a place of the table, in units. */
export type Height = (x: number, y: number) => number;

/** Over so many units hands shift cloth to one side. */
const breadth = 330;

/** The settled mesh, moved to its place; it bends over what lies below. */
export function carried(mesh: Mesh, place: Place, below: Height): Mesh {
  const { columns, rows, spacing, u0, v0 } = mesh;
  const { scale = 1, curve = 0, shifted = 0 } = place;
  const moved = new Mesh(u0, v0, columns, rows, spacing);
  const c = Math.cos(place.turn) * scale;
  const t = Math.sin(place.turn) * scale;
  moved.active.set(mesh.active);
  for (let k = 0; k < mesh.active.length; k++) {
    if (!mesh.active[k]) continue;
    const [x, y] = curved([mesh.x[k]!, mesh.y[k]!], curve);
    const dx = x - table.middle;
    const dy = y - table.height / 2;
    moved.x[k] =
      place.x + dx * c - dy * t + shifted * noise(x / breadth + place.x, y / breadth, 171);
    moved.y[k] =
      place.y + dx * t + dy * c + shifted * noise(x / breadth + place.x, y / breadth, 172);
  }
  const upon = place.stiff ? leveled(moved, below) : below;
  for (let k = 0; k < mesh.active.length; k++) {
    if (mesh.active[k]) moved.z[k] = mesh.z[k]! * scale + upon(moved.x[k]!, moved.y[k]!);
  }
  return moved;
}

/** The mean height below a thing, everywhere. */
function leveled({ active, x, y }: Mesh, below: Height): Height {
  let sum = 0;
  let count = 0;
  for (let k = 0; k < active.length; k++) {
    if (!active[k]) continue;
    sum += below(x[k]!, y[k]!);
    count++;
  }
  return () => sum / count;
}

/** The whole bent to an arc that leaves its middle in place. */
function curved([x, y]: Point, curve: number): Point {
  if (curve === 0) return [x, y];
  const radius = table.height / curve;
  const angle = (y - table.height / 2) / radius;
  const out = radius + table.middle - x;
  return [table.middle + radius - out * Math.cos(angle), table.height / 2 + out * Math.sin(angle)];
}
