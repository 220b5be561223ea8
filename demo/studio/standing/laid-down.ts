import { blur } from "../fields/blur.ts";
import { clamp, readField } from "../fields/scalar.ts";
import type { Optics } from "../light/optics.ts";
import { emptyBox, type Knot, table, widen } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { makeFace } from "./faces.ts";
import type { Part } from "./part.ts";
import { cornersOf, draw, fine, project, type Read, readerAt, type View } from "./view.ts";

/** How a body comes to lie on the table. */
interface Lie {
  /**
   * From how high above the floor it is seen as it stands, radians; what is seen comes to lie upwards:
   * at 0 it lies on its back, at a right angle it stands on the table as it stood on the floor.
   */
  elevation: number;
  /** The share of its height that is left: what is empty gives way under its own weight. */
  sunken: number;
  /** How it is turned about the middle of the table, radians. */
  turn: number;
  /** How its leather shines on the table, where no softboxes stand round it. */
  optics: Optics;
}

/** Bare places left round what is seen, in units. */
const margin = 12;

/** A standing thing laid on the middle of the table, as one piece in relief; its pattern lies round (0, 0). */
export function laidDown(parts: Part[], { elevation, sunken, turn, optics }: Lie): Piece {
  const view = viewOf(parts, elevation);
  const relief = reliefOf(parts, view);
  const { columns, rows } = relief;
  const read = (field: Float32Array, u: number, v: number) =>
    readField(field, columns, rows, (u + view.width / 2) * fine, (v + view.height / 2) * fine);
  const [w, h] = [view.width / 2, view.height / 2];
  const corner = (x: number, y: number): Knot => ({ x, y, corner: true });
  const [c, t] = [Math.cos(turn), Math.sin(turn)];
  return {
    outline: [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)],
    optics,
    dye: "main",
    seed: 1,
    hold: 0.9,
    anchor: 0.9,
    grid: [4],
    steps: [2],
    stir: 0,
    lift: 1,
    // None, but its rim is rounded as that of all that is cut and sewn.
    excess: () => {},
    base: (u, v) => sunken * read(relief.heights, u, v),
    trim: (u, v) => {
      const cover = read(relief.cover, u, v);
      return cover > 0 ? (cover - 0.5) * 4 : -margin;
    },
    pose: (u, v) => [table.middle + u * c - v * t, table.height / 2 + u * t + v * c],
    make: (s) => paint(s, relief, read),
  };
}

function viewOf(parts: Part[], elevation: number): View {
  const view = { width: 2, height: 2, zoom: 1, x: 0, y: 0, elevation };
  const box = emptyBox();
  for (const { positions } of parts) {
    const { x, y } = project(positions, view);
    for (let k = 0; k < x.length; k++) widen(box, x[k]!, y[k]!);
  }
  return {
    width: Math.ceil(box.x1 - box.x0) + 2 * margin,
    height: Math.ceil(box.y1 - box.y0) + 2 * margin,
    zoom: 1,
    x: (box.x0 + box.x1) / 2 - 1,
    y: 1 - (box.y0 + box.y1) / 2,
    elevation,
  };
}

/** What the camera sees of the parts from above, on a grid of `fine` places a unit. */
interface Relief {
  columns: number;
  rows: number;
  /** Units above the lowest place. */
  heights: Float32Array;
  /** 1 where a part is seen, 0 on the bare table, blurred between. */
  cover: Float32Array;
  /** How the face rises, and how much of each dye it holds. */
  face: Float32Array;
  dyes: Map<Part["dye"], Float32Array>;
}

function reliefOf(parts: Part[], view: View): Relief {
  const visible = draw(parts, view);
  const columns = view.width * fine;
  const rows = view.height * fine;
  const size = columns * rows;
  const relief: Relief = {
    columns,
    rows,
    heights: new Float32Array(size).fill(-1),
    cover: new Float32Array(size),
    face: new Float32Array(size),
    dyes: new Map(),
  };
  const tall = Math.sin(view.elevation);
  const lowest = visible.projected.reduce(
    (least, { z }) => z.reduce((a, b) => Math.min(a, b), least),
    1e9,
  );
  parts.forEach((part, n) => {
    const projected = visible.projected[n]!;
    const faces = [part.drawing, part.grain].flatMap((face) => {
      const surface = face && makeFace(face, part, projected, view);
      return surface ? [{ uv: face.uv, surface }] : [];
    });
    for (let k = 0; k < size; k++) {
      if (visible.part[k] !== n) continue;
      const corners = cornersOf(part, visible.triangle[k]!);
      const x = ((k % columns) + 0.5) / fine;
      const y = (Math.floor(k / columns) + 0.5) / fine;
      const readVertices = readerAt(corners, projected, x, y);
      // What is seen from above still stands on the floor: its height is that above the floor.
      relief.heights[k] = tall
        ? Math.max(0, readVertices(part.positions, 3, 1)) / tall
        : readVertices(projected.z, 1, 0) - lowest;
      relief.cover[k] = 1;
      addFace(relief, k, readVertices, faces);
    }
  });
  lean(relief);
  bleed(relief);
  relief.heights.set(blur(relief.heights, columns, rows, 4, 2));
  relief.cover.set(blur(relief.cover, columns, rows, 2, 2));
  relief.face.set(blur(relief.face, columns, rows, 1, 1));
  return relief;
}

/** A face that was made for this view, and where each vertex lies in it. */
interface MadeFace {
  uv: Float32Array;
  surface: Surface;
}

/** Adds a place's dyes and relief. @param faces the uppermost first: what is drawn, then its grain. */
function addFace(relief: Relief, k: number, read: Read, [face, grain]: MadeFace[]): void {
  if (!face) return;
  const at = ({ uv, surface }: MadeFace, plane: Float32Array) =>
    surface.read(plane, read(uv, 2, 0), read(uv, 2, 1));
  const tone = grain ? at(grain, grain.surface.weights[0]!) : 1;
  // Grain is too fine to be seen from here; what is drawn is not.
  if (grain) relief.face[k] = at(face, face.surface.relief);
  face.surface.dyes.forEach((dye, d) => {
    const plane = relief.dyes.get(dye) ?? new Float32Array(relief.face.length);
    relief.dyes.set(dye, plane);
    plane[k] = at(face, face.surface.weights[d]!) * (d === 0 ? tone : 1);
  });
}

/** How steeply what is seen rises from its rim at most. */
const steepest = 12;

/**
 * Leans walls inwards: on the table they have only the face that was seen from above, and a camera
 * that looks at them from aside would see that drawn out to streaks.
 */
function lean({ columns, rows, heights, cover }: Relief): void {
  const rise = steepest / fine;
  const limit = (k: number, steps: number[]) => {
    for (const step of steps) {
      const near = cover[k + step] === 0 ? 0 : heights[k + step]!;
      if (heights[k]! > near + rise) heights[k] = near + rise;
    }
  };
  const first = columns + 1;
  const last = (rows - 1) * columns - 2;
  for (let k = first; k <= last; k++) if (cover[k]) limit(k, [-1, -columns]);
  for (let k = last; k >= first; k--) if (cover[k]) limit(k, [1, columns]);
}

/** Carries heights and dyes over the rim, so that none of it is mixed with the bare table. */
function bleed({ columns, rows, heights, cover, dyes }: Relief): void {
  const reach = 2 * margin;
  for (let pass = 0; pass < reach; pass++) {
    const before = heights.slice();
    for (let j = 1; j + 1 < rows; j++) {
      for (let k = j * columns + 1; k < (j + 1) * columns - 1; k++) {
        if (before[k]! >= 0) continue;
        const from = [k - 1, k + 1, k - columns, k + columns].find((near) => before[near]! >= 0);
        if (from === undefined) continue;
        heights[k] = before[from]!;
        if (cover[k] === 0) for (const plane of dyes.values()) plane[k] = plane[from]!;
      }
    }
  }
  for (let k = 0; k < heights.length; k++) heights[k] = Math.max(0, heights[k]!);
}

function paint(
  s: Surface,
  relief: Relief,
  read: (field: Float32Array, u: number, v: number) => number,
): void {
  const inks = [...relief.dyes].map(([dye, plane]) => ({ ink: s.dye(dye), plane }));
  s.each((k, u, v) => {
    s.relief[k]! += clamp(read(relief.face, u, v), -4, 8);
    for (const weights of s.weights) weights[k] = 0;
    for (const { ink, plane } of inks) s.weights[ink]![k] = read(plane, u, v);
  });
}
