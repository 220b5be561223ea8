import { noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import type { DistanceField } from "../pattern/distance-field.ts";
import { Excess } from "../pattern/excess.ts";
import { type Box, boxAround, type Point } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import { gatherFolds } from "./gather-folds.ts";
import { inflate } from "./inflate.ts";
import { Mesh } from "./mesh.ts";
import { gridsOf, rimWidth, stiffnessOf } from "./settling-grids.ts";
import {
  bendLinks,
  type Forces,
  type Links,
  pull,
  restLengths,
  type Stiffness,
  stretchLinks,
} from "./springs.ts";
import { straightenRim } from "./straighten-rim.ts";

/** Height of what lies below at a place of the table. */
type HeightBelow = (x: number, y: number) => number;

interface Settled {
  mesh: Mesh;
  /** How far the cloth stands above its modeled height, over the mesh's nodes. */
  rise: Float32Array;
}

/** What a finer grid takes over from the coarser one: displacements over its nodes. */
interface Passed {
  mesh: Mesh;
  dx: Float32Array;
  dy: Float32Array;
  dz: Float32Array;
  /** The least of `dz`: there a node lies on what is below it. */
  least: Float32Array;
}

/**
 * Lets a piece settle as thin cloth with surplus material, by position-based dynamics: coarse grids
 * find the large folds, finer ones add the small. Deterministic: the same piece, the same folds.
 */
export function settleCloth(
  piece: Piece,
  outline: Point[],
  field: DistanceField,
  below: HeightBelow,
): Settled {
  const box = boxAround(outline, 24);
  const volume = piece.loft ? inflate(field, box) : null;
  const { grid, steps } = gridsOf(piece);
  let passed: Passed | null = null;
  for (let level = 0; level < grid.length; level++) {
    passed = settleLevel(piece, field, below, volume, box, grid[level]!, steps[level]!, passed);
  }
  if (!passed) throw new Error("A piece needs at least one grid to settle on.");
  if (piece.excess && !piece.rests) {
    straightenRim(passed.mesh, passed, field);
    gatherFolds(passed.mesh, passed.dz, passed.least);
  }
  return { mesh: passed.mesh, rise: passed.dz };
}

function settleLevel(
  piece: Piece,
  field: DistanceField,
  below: HeightBelow,
  volume: ((u: number, v: number) => number) | null,
  box: Box,
  spacing: number,
  steps: number,
  coarse: Passed | null,
): Passed {
  const mesh = Mesh.over(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0, spacing);
  const size = mesh.x.length;
  const forces: Forces = {
    x: new Float32Array(size),
    y: new Float32Array(size),
    z: new Float32Array(size),
    floor: new Float32Array(size),
    inPlane: new Float32Array(size),
    upright: new Float32Array(size),
    slide: piece.slide ?? 0,
  };
  const excess = new Excess();
  const tensor = new Float32Array(size * 3);
  const lift = piece.lift ?? (piece.rests ? 8 : 2);
  const stir = piece.stir ?? 5;
  for (let j = 0, k = 0; j < mesh.rows; j++) {
    for (let i = 0; i < mesh.columns; i++, k++) {
      const u = box.x0 + i * spacing;
      const v = box.y0 + j * spacing;
      const depth = field.at(u, v);
      if (depth <= -1.7 * spacing) continue;
      mesh.active[k] = 1;
      const [x, y] = piece.pose ? piece.pose(u, v) : [u, v];
      const under = piece.rests ? below(x, y) : 0;
      let height = under + lift + (piece.base?.(u, v) ?? 0);
      const limit = piece.height ?? 40;
      if (volume && piece.loft) height += limit * Math.tanh((piece.loft * volume(u, v)) / limit);
      if (piece.edgeDrop) height -= piece.edgeDrop * ramp(12, 0, depth);
      forces.x[k] = x;
      forces.y[k] = y;
      forces.z[k] = height;
      forces.floor[k] = piece.rests ? under + Math.min(1, lift / 2) : lift;
      const pin = piece.pins?.(u, v) ?? 0;
      const rim = depth < rimWidth(spacing) ? (piece.edgeAnchor ?? 0.05) : 0;
      forces.inPlane[k] = Math.max(piece.anchor ?? 0.002, pin, rim);
      // A stiff rim lies down; folds run out through a soft hem.
      forces.upright[k] = Math.max(piece.hold ?? 0.01, pin * 0.5, rim * rim * 3);
      if (coarse) {
        mesh.x[k] = x + coarse.mesh.read(coarse.dx, u, v);
        mesh.y[k] = y + coarse.mesh.read(coarse.dy, u, v);
        const fresh = noise(u / (spacing * 2.6), v / (spacing * 2.6), piece.seed + 9) * 0.6;
        mesh.z[k] = height + coarse.mesh.read(coarse.dz, u, v) + fresh;
      } else {
        mesh.x[k] = x;
        mesh.y[k] = y;
        const uneven =
          noise(u / 70, v / 70, piece.seed) + 0.6 * noise(u / 33, v / 33, piece.seed + 3);
        mesh.z[k] = height + stir * uneven;
      }
      excess.reset();
      if (piece.excess) piece.excess(excess, u, v);
      else excess.evenly(0.01);
      tensor[k * 3] = excess.xx;
      tensor[k * 3 + 1] = excess.xy;
      tensor[k * 3 + 2] = excess.yy;
    }
  }
  relax(mesh, restLengths(mesh, tensor), forces, stiffnessOf(piece, spacing), steps);
  return { mesh, ...displacements(mesh, forces) };
}

const topSpeed = 6;

/** Sweeps over the links in a step: with fewer, cloth gives like rubber and its folds turn round. */
const sweeps = 6;

function relax(
  mesh: Mesh,
  links: Links,
  forces: Forces,
  stiffness: Stiffness,
  steps: number,
): void {
  const { x, y, z } = mesh;
  const nodes = activeNodes(mesh);
  const before = [x, y, z].map((axis) => new Float32Array(axis.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const speed = [x, y, z].map((axis) => new Float32Array(axis.length)) as typeof before;
  for (let step = 0; step < steps; step++) {
    const damping = step < steps * 0.7 ? 0.93 : 0.85;
    before[0].set(x);
    before[1].set(y);
    before[2].set(z);
    pull(mesh, nodes, forces, speed);
    for (let sweep = 0; sweep < sweeps; sweep++) {
      stretchLinks(mesh, nodes, links, (step + sweep) % 2 === 1);
    }
    bendLinks(mesh, nodes, links, stiffness);
    for (let n = 0; n < nodes.length; n++) {
      const k = nodes[n]!;
      if (z[k]! < forces.floor[k]!) z[k] = forces.floor[k]!;
      speed[0][k] = limited((x[k]! - before[0][k]!) * damping);
      speed[1][k] = limited((y[k]! - before[1][k]!) * damping);
      speed[2][k] = limited((z[k]! - before[2][k]!) * damping);
    }
  }
}

function activeNodes(mesh: Mesh): Int32Array {
  const nodes: number[] = [];
  mesh.active.forEach((active, k) => {
    if (active) nodes.push(k);
  });
  return Int32Array.from(nodes);
}

function limited(speed: number): number {
  return speed < -topSpeed ? -topSpeed : speed > topSpeed ? topSpeed : speed;
}

function displacements(mesh: Mesh, forces: Forces) {
  const size = mesh.x.length;
  const moved = {
    dx: new Float32Array(size),
    dy: new Float32Array(size),
    dz: new Float32Array(size),
    least: new Float32Array(size),
  };
  for (let k = 0; k < size; k++) {
    if (!mesh.active[k]) continue;
    moved.dx[k] = mesh.x[k]! - forces.x[k]!;
    moved.dy[k] = mesh.y[k]! - forces.y[k]!;
    moved.dz[k] = mesh.z[k]! - forces.z[k]!;
    moved.least[k] = forces.floor[k]! - forces.z[k]!;
  }
  return moved;
}
