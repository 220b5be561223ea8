import type { Mesh } from "./mesh.ts";

/** Called for each covered pixel: its place, the pattern place and the weights of three nodes. */
export type Visit = (
  x: number,
  y: number,
  u: number,
  v: number,
  a: number,
  b: number,
  c: number,
  wa: number,
  wb: number,
  wc: number,
) => void;

/** Scans the mesh's triangles over a frame; `px` and `py` place its nodes on the frame. */
export function scanMesh(
  mesh: Mesh,
  px: Float32Array,
  py: Float32Array,
  width: number,
  height: number,
  visit: Visit,
): void {
  const { columns, rows, spacing, active } = mesh;

  function scan(a: number, b: number, c: number): void {
    const xa = px[a]!;
    const ya = py[a]!;
    const xb = px[b]!;
    const yb = py[b]!;
    const xc = px[c]!;
    const yc = py[c]!;
    const area = (xb - xa) * (yc - ya) - (yb - ya) * (xc - xa);
    if (Math.abs(area) < 1e-6) return;
    const y0 = Math.max(0, Math.ceil(Math.min(ya, yb, yc) - 0.5));
    const y1 = Math.min(height - 1, Math.floor(Math.max(ya, yb, yc) - 0.5));
    const x0 = Math.max(0, Math.ceil(Math.min(xa, xb, xc) - 0.5));
    const x1 = Math.min(width - 1, Math.floor(Math.max(xa, xb, xc) - 0.5));
    const ua = mesh.u0 + (a % columns) * spacing;
    const ub = mesh.u0 + (b % columns) * spacing;
    const uc = mesh.u0 + (c % columns) * spacing;
    const va = mesh.v0 + Math.floor(a / columns) * spacing;
    const vb = mesh.v0 + Math.floor(b / columns) * spacing;
    const vc = mesh.v0 + Math.floor(c / columns) * spacing;
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const qx = x + 0.5;
        const qy = y + 0.5;
        const wa = ((xb - qx) * (yc - qy) - (yb - qy) * (xc - qx)) / area;
        const wb = ((xc - qx) * (ya - qy) - (yc - qy) * (xa - qx)) / area;
        const wc = 1 - wa - wb;
        if (wa < -1e-5 || wb < -1e-5 || wc < -1e-5) continue;
        const u = wa * ua + wb * ub + wc * uc;
        const v = wa * va + wb * vb + wc * vc;
        visit(x, y, u, v, a, b, c, wa, wb, wc);
      }
    }
  }

  for (let j = 0; j < rows - 1; j++) {
    for (let k = j * columns; k < (j + 1) * columns - 1; k++) {
      const below = k + columns;
      if (!active[k] || !active[k + 1] || !active[below] || !active[below + 1]) continue;
      scan(k, k + 1, below);
      scan(k + 1, below + 1, below);
    }
  }
}
