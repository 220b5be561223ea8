import { blur } from "../fields/blur.ts";
import { noise } from "../fields/noise.ts";
import { blend, ramp } from "../fields/scalar.ts";
import { Excess } from "../pattern/excess.ts";
import type { Handled, PatternMap, Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { crushedSheet, readCrushed } from "./crushed-sheet.ts";
import type { Mesh } from "./mesh.ts";

/** Units between the nodes of the crushed sheet, as it gives broad, fine and finest creases. */
const grains = { broad: 7, fine: 3.4, finest: 1.4 };
/** Pixels a unit from which on the finest are seen, and their slope as a share of that of the fine ones. */
const near = 1.6;
const finestShare = 0.6;
/** How far seams and hems stray from the line they were cut in, in units. */
const sway = 1.6;

/** Surplus at which cloth is hardly worked, and from which it is as worked as it will be. */
const surpluses = { least: 0.015, most: 0.12 };
/** What handling alone works it, where nothing bends it. */
const leastWorked = 0.15;
/** The share of its fine creases that it keeps there besides. */
const keptFinely = 0.35;
/** How far from there creases run on, in units. */
const reach = 16;

const nowhere: PatternMap = () => 0;

/**
 * How much the cloth is worked at each node of its mesh, 0..1. Creases have their causes: an elbow, an
 * armpit, a waist that gathers it; there a cut gives it surplus.
 */
export function workedPlaces(mesh: Mesh, { excess }: Piece): Float32Array {
  const { columns, rows, spacing } = mesh;
  const worked = new Float32Array(mesh.x.length);
  if (!excess) return worked;
  const e = new Excess();
  for (let k = 0; k < worked.length; k++) {
    e.reset();
    excess(e, mesh.u0 + (k % columns) * spacing, mesh.v0 + Math.floor(k / columns) * spacing);
    worked[k] = blend(leastWorked, 1, ramp(surpluses.least, surpluses.most, e.xx + e.yy));
  }
  return blur(worked, columns, rows, reach / spacing, 2);
}

/**
 * Leaves the broad creases of handling in a settled piece.
 *
 * @param rise how far each node stands above its modeled height, in units; changed, as is `mesh.z`.
 * @param worked how much the cloth is worked at each node, 0..1.
 */
export function keepCreases(
  mesh: Mesh,
  rise: Float32Array,
  { broad, seed, springs = nowhere }: Handled,
  worked: Float32Array,
): void {
  if (!broad) return;
  const crushed = creases(grains.broad, seed);
  for (let k = 0; k < rise.length; k++) {
    if (!mesh.active[k]) continue;
    const u = mesh.u0 + (k % mesh.columns) * mesh.spacing;
    const v = mesh.v0 + Math.floor(k / mesh.columns) * mesh.spacing;
    const height = broad * worked[k]! * (1 - springs(u, v)) * crushed(u, v);
    rise[k]! += height;
    mesh.z[k]! += height;
    mesh.x[k]! += sway * strayed(u, v, seed + 41);
    mesh.y[k]! += sway * strayed(u, v, seed + 43);
  }
}

/** Puts the fine creases of handling on a face: where it is worked, here more than there. */
export function creaseFinely(
  s: Surface,
  { fine, seed, springs = nowhere }: Handled,
  worked: PatternMap,
): void {
  if (!fine) return;
  const crushed = creases(grains.fine, seed + 1);
  const finest = s.density > near ? creases(grains.finest, seed + 2) : () => 0;
  s.each((k, u, v) => {
    const worn = 0.25 + 1.1 * ramp(-0.4, 0.5, noise(u / 190, v / 190, seed + 31));
    const kept = blend(keptFinely, 1, worked(u, v)) * (1 - springs(u, v));
    s.relief[k]! += fine * worn * kept * (crushed(u, v) + finestShare * finest(u, v));
  });
}

/** Puts all creases of handling on the face of what is too stiff, or too thick, to settle. */
export function creaseFace(s: Surface, handled: Handled): void {
  const crushed = creases(grains.broad, handled.seed);
  s.each((k, u, v) => {
    s.relief[k]! += handled.broad * crushed(u, v);
  });
  creaseFinely(s, handled, () => 1);
}

function strayed(u: number, v: number, lane: number): number {
  return noise(u / 110, v / 110, lane) + 0.5 * noise(u / 41, v / 41, lane + 1);
}

/** Heights over a garment's pattern, in units, with slopes of a mean square of 1. */
function creases(grain: number, seed: number): (u: number, v: number) => number {
  const sheet = crushedSheet();
  const turn = noise(seed * 0.37, 1.5, 7);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [i, j] = [(seed * 11) % 997, (seed * 5) % 991];
  return (u, v) =>
    grain * readCrushed(sheet, (u * c + v * s) / grain + i, (v * c - u * s) / grain + j);
}
