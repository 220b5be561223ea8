import { blur } from "./blur.ts";
import { settleCloth } from "./cloth-simulation.ts";
import { DistanceField } from "./distance-field.ts";
import type { Mesh } from "./mesh.ts";
import { curve } from "./outline.ts";
import type { PatternMap, Piece } from "./piece.ts";
import { readField } from "./scalar.ts";
import { scanMesh } from "./triangles.ts";

/** A piece settled on the table, ready to be photographed from any distance. */
export interface LaidPiece {
  piece: Piece;
  field: DistanceField;
  mesh: Mesh;
  rise: PatternMap;
}

const cell = 2;
/** How far the table goes on round the 1200 x 1600 units of a single garment. */
const margin = 700;
const columns = (1200 + 2 * margin) / cell;
const rows = (1600 + 2 * margin) / cell;

/** Lays the pieces one upon the other, the lowest first, and lets each settle. */
export function layOut(pieces: Piece[]): LaidPiece[] {
  const heights = new Float32Array(columns * rows);
  return pieces.map((piece) => {
    const outline = curve(piece.outline);
    const field = new DistanceField(outline);
    const smooth = piece.rests ? blur(heights, columns, rows, 3) : heights;
    const below = (x: number, y: number) =>
      readField(smooth, columns, rows, (x + margin) / cell, (y + margin) / cell);
    const { mesh, rise } = settleCloth(piece, outline, field, below);
    raise(heights, mesh, field);
    return { piece, field, mesh, rise: (u, v) => mesh.read(rise, u, v) };
  });
}

function raise(heights: Float32Array, mesh: Mesh, field: DistanceField): void {
  const px = mesh.x.map((x) => (x + margin) / cell);
  const py = mesh.y.map((y) => (y + margin) / cell);
  const { z } = mesh;
  scanMesh(mesh, px, py, columns, rows, (x, y, u, v, a, b, c, wa, wb, wc) => {
    if (field.at(u, v) < 0) return;
    const height = wa * z[a]! + wb * z[b]! + wc * z[c]!;
    const k = y * columns + x;
    if (height > heights[k]!) heights[k] = height;
  });
}
