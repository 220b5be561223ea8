import type { Point } from "../pattern/outline.ts";

/** Looks down at the table, somewhat from below and aside: heights show, so that hems and stripes undulate. */
export interface Camera {
  /** Frame in pixels. */
  width: number;
  height: number;
  /** Pixels a unit. */
  zoom: number;
  /** The place of the table in the middle of the frame. */
  x: number;
  y: number;
  /** How far a unit of height shifts a point up the frame. */
  tilt: number;
  /** How far it shifts it to the right. */
  lean: number;
}

export function toFrameX(camera: Camera, x: number, z: number): number {
  return (x + camera.lean * z - camera.x) * camera.zoom + camera.width / 2;
}

export function toFrameY(camera: Camera, y: number, z: number): number {
  return (y - camera.tilt * z - camera.y) * camera.zoom + camera.height / 2;
}

/** The place of the table, at no height, that a pixel of the frame shows. */
export function toTable(
  { width, height, zoom, x, y }: Camera,
  frameX: number,
  frameY: number,
): Point {
  return [(frameX - width / 2) / zoom + x, (frameY - height / 2) / zoom + y];
}
