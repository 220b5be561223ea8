import type { ExposedPiece } from "../camera/expose.ts";
import { clamp } from "../fields/scalar.ts";
import type { Optics } from "../light/optics.ts";
import { dot, unit, type Vector } from "../light/vector.ts";
import type { Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import { type BakedPart, harmonics } from "./bake-light.ts";
import { mirrored, softboxes } from "./environment.ts";
import { riseInSpace } from "./faces.ts";
import type { Part } from "./part.ts";
import {
  type Corners,
  cornersOf,
  fine,
  type Read,
  readerAt,
  standOf,
  type View,
  type Visible,
} from "./view.ts";

/** The strongest softbox: seams and grain show by the light of this one. */
const key = softboxes[0]!.towards;
/** No relief leans a normal further than this slope. */
const steepest = 1.2;

/**
 * Shades the samples of one part. The light baked into its vertices is that of a smooth body; what
 * is drawn on it leans the normal, and the light changes as that of the strongest softbox would.
 */
export class PartShader {
  private readonly part: Part;
  private readonly baked: BakedPart;
  private readonly grain: Surface;
  private readonly drawing: Surface | null;
  private readonly visible: Visible;
  private readonly index: number;
  private readonly view: View;
  private readonly camera: Vector;
  /** From the place being shaded to the camera. */
  private eye: Vector = [0, 0, 1];
  private readonly slope: Point = [0, 0];
  private readonly normal: Vector = [0, 0, 1];
  private readonly rise: Vector = [0, 0, 0];

  constructor(
    part: Part,
    baked: BakedPart,
    grain: Surface,
    drawing: Surface | null,
    visible: Visible,
    index: number,
    view: View,
  ) {
    this.part = part;
    this.baked = baked;
    this.grain = grain;
    this.drawing = drawing;
    this.visible = visible;
    this.index = index;
    this.view = view;
    this.camera = standOf(view).eye;
  }

  /**
   * Writes into the n-th place of `to` the mean of a pixel's samples that show this part; its finish
   * is that of the last of them.
   */
  average(pixel: number, n: number, to: ExposedPiece): void {
    const { width } = this.view;
    const px = (pixel % width) * fine;
    const py = Math.floor(pixel / width) * fine;
    let found = 0;
    for (let j = 0; j < fine; j++) {
      for (let i = 0; i < fine; i++) {
        const s = (py + j) * width * fine + px + i;
        if (this.visible.part[s] !== this.index) continue;
        this.add(px + i + 0.5, py + j + 0.5, this.visible.triangle[s]!, n, to);
        found++;
      }
    }
    for (const field of [to.direct, to.ambient, to.sheen, to.shine, ...to.weights]) {
      field[n]! /= found;
    }
  }

  /** Adds one sample. @param x and @param y its place, in samples. @param t its triangle. */
  private add(x: number, y: number, t: number, n: number, to: ExposedPiece): void {
    const corners = cornersOf(this.part, t);
    const projected = this.visible.projected[this.index]!;
    const read = readerAt(corners, projected, x / fine, y / fine);
    const { normals, positions } = this.part;
    const [cx, cy, cz] = this.camera;
    this.eye = unit([
      cx - read(positions, 3, 0),
      cy - read(positions, 3, 1),
      cz - read(positions, 3, 2),
    ]);
    const smooth = unit([read(normals, 3, 0), read(normals, 3, 1), read(normals, 3, 2)]);
    const optics = this.dyeAt(read, n, to);
    const bumped = this.bent(smooth, read, corners, optics);
    const lean = (v: Vector) => 0.3 + Math.max(0, 0.25 + dot(v, key));
    const up = (v: Vector) => 1.6 + v[1];
    to.direct[n]! +=
      (read(this.baked.lamp, 1, 0) / Math.PI) * clamp(lean(bumped) / lean(smooth), 0.4, 1.8);
    to.ambient[n]! +=
      ((1.15 * read(this.baked.room, 1, 0)) / Math.PI) * clamp(up(bumped) / up(smooth), 0.5, 1.6);
    this.addMirror(bumped, optics, read, n, to);
  }

  /** Adds the dyes of a place and finds its optics. */
  private dyeAt(read: Read, n: number, to: ExposedPiece): Optics {
    const { grain, drawing, part } = this;
    const [gu, gv] = [read(part.grain.uv, 2, 0), read(part.grain.uv, 2, 1)];
    if (!drawing || !part.drawing) {
      grain.weights.forEach((plane, d) => {
        to.weights[d]![n]! += grain.read(plane, gu, gv);
      });
      const optics = grain.opticsAt(gu, gv);
      to.finish[n] = grain.finishes.indexOf(optics);
      return optics;
    }
    const tone = grain.read(grain.weights[0]!, gu, gv);
    const [u, v] = [read(part.drawing.uv, 2, 0), read(part.drawing.uv, 2, 1)];
    drawing.weights.forEach((plane, d) => {
      to.weights[d]![n]! += drawing.read(plane, u, v) * (d === 0 ? tone : 1);
    });
    const optics = drawing.opticsAt(u, v);
    to.finish[n] = drawing.finishes.indexOf(optics);
    return optics;
  }

  /** The normal as it leans by what is drawn and, where nothing covers the stuff, by its grain. */
  private bent(smooth: Vector, read: Read, corners: Corners, optics: Optics): Vector {
    const { rise, slope, part, grain, drawing, normal } = this;
    rise.fill(0);
    const relief = optics.relief ?? 1;
    let bare = 1;
    if (drawing && part.drawing) {
      const u = read(part.drawing.uv, 2, 0);
      const v = read(part.drawing.uv, 2, 1);
      drawing.slope(u, v, slope);
      riseInSpace(part, part.drawing, corners, slope, 1, rise);
      bare = clamp(drawing.read(drawing.weights[0]!, u, v));
    }
    grain.slope(read(part.grain.uv, 2, 0), read(part.grain.uv, 2, 1), slope);
    riseInSpace(part, part.grain, corners, slope, relief * bare, rise);
    const steep = Math.hypot(rise[0], rise[1], rise[2]);
    const held = steep > steepest ? steepest / steep : 1;
    for (let axis = 0; axis < 3; axis++) normal[axis] = smooth[axis]! - rise[axis]! * held;
    return unit(normal);
  }

  /** Adds the glow of standing fibers and what the place mirrors. @param v its unit normal. */
  private addMirror(v: Vector, optics: Optics, read: Read, n: number, to: ExposedPiece): void {
    const facing = Math.max(0, dot(v, this.eye));
    const rim = 1 - facing;
    const { open } = this.baked;
    const around = 0.282095 * read(open, 9, 0);
    to.sheen[n]! += (optics.sheen ?? 0) * (0.9 * rim ** 3 + 0.25 * rim) * clamp(around) * 1.1;
    if (!optics.gloss || optics.kind === "matte") return;
    const towards: Vector = [0, 1, 2].map(
      (axis) => 2 * dot(v, this.eye) * v[axis]! - this.eye[axis]!,
    ) as Vector;
    // The share of what it would mirror that no other part hides.
    let seen = 0;
    harmonics(...towards).forEach((share, h) => {
      seen += share * read(open, 9, h);
    });
    const roughness = optics.roughness ?? 0.4;
    const isMetal = optics.kind === "metal";
    const fresnel = isMetal ? 0.8 : 0.042 + 0.6 * (1 - roughness) * rim ** 5;
    // What a place sees of the others is dark, but not black.
    const clear = 0.12 + 0.88 * clamp(1.25 * seen - 0.2);
    to.shine[n]! += 2 * optics.gloss * fresnel * mirrored(towards, roughness) * clear;
    // Bare metal has no color but its mirror's.
    if (isMetal) {
      to.direct[n]! *= 0.3;
      to.ambient[n]! *= 0.3;
    }
  }
}
