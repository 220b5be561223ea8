import { polished, solid } from "../arranging/solid.ts";
import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Point, ribbon } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import { layOut } from "../settling/lay-out.ts";

interface Coil {
  x: number;
  y: number;
  turns: number;
  start: number;
}

const coils: Coil[] = [
  { x: 420, y: 590, turns: 3.3, start: 0.4 },
  { x: 830, y: 930, turns: 2.9, start: 2.6 },
  { x: 390, y: 1190, turns: 2.6, start: 4.4 },
];
const thick = 9;
const apart = 29;

/** Three belts rolled up on their edges, buckles outward. */
export const rolledBelts: Composition = {
  ...frames.still,
  dressed: [{ color: "#6b3d22" }, { color: "#2a2422" }, { color: "#a8794a" }],
  scene: () => ({
    laid: layOut(coils.flatMap(belt)),
    framing: { zoom: 1.16, x: 610, y: 880 },
    lighting: { key: [-0.6, -0.56, 0.52] },
  }),
};

function belt(coil: Coil, colorway: number): Piece[] {
  const path = spiral(coil);
  const [bx, by] = path[path.length - 1]!;
  return [
    solid({
      outline: ribbon(path, () => thick),
      optics: cloths.leather.optics,
      dye: "tone",
      colorway,
      lift: 40,
      grid: [5],
      make: (s) =>
        s.along(path, thick + 8, (k, off, way) => {
          const across = Math.abs(off) / thick;
          const layer = noise(way / 90, off / 1.7, 47);
          s.relief[k]! += 4 * Math.sqrt(Math.max(0, 1 - across ** 4)) + 0.35 * layer;
          s.relief[k]! -= 1.1 * bell(off - 1, 1.3);
          s.tone(
            k,
            1 + 0.08 * layer + 0.02 * noise(way / 3, off / 3, 48) - 0.2 * ramp(0.7, 1, across),
          );
        }),
    }),
    buckle(bx, by, coil.start + coil.turns * Math.PI * 2),
  ];
}

function spiral({ x, y, turns, start }: Coil): Point[] {
  const steps = Math.round(turns * 34);
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = start + (i / steps) * turns * Math.PI * 2;
    // Leather springs back: the coil is loose, and nowhere quite round.
    const loose = 13 * noise(angle / 2.4, start, 97);
    const radius = 70 + loose + (apart * (angle - start)) / (Math.PI * 2);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** The buckle's frame from its edge: a bar across the belt's end. */
function buckle(x: number, y: number, angle: number): Piece {
  const dx = -Math.sin(angle);
  const dy = Math.cos(angle);
  const path: Point[] = [-0.2, 0.2, 0.6, 1].map((t) => [
    x + dx * 74 * t - dy * 6 * t * t,
    y + dy * 74 * t + dx * 6 * t * t,
  ]);
  return solid({
    outline: ribbon(path, (t) => 7 + 9 * bell(t - 0.5, 0.16)),
    optics: polished,
    dye: "brass",
    lift: 52,
    grid: [4],
    make: (s) => s.each((k, _u, _v, depth) => (s.relief[k]! += 4 * ramp(0, 7, depth))),
  });
}
