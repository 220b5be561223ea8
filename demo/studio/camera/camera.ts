import type { Point } from "../pattern/outline.ts";

/** Hangs straight above the table and so far off that it sees all heights alike. */
export interface Camera {
  /** Frame in pixels. */
  width: number;
  height: number;
  /** Pixels a unit. */
  zoom: number;
  /** The place of the table in the middle of the frame. */
  x: number;
  y: number;
}

/** Framings give their zoom in pixels a unit of a frame so wide. */
const framedWidth = 1200;

/** Pixels a unit in a frame of another width. */
export function zoomAt(framed: number, width: number): number {
  return (framed * width) / framedWidth;
}

/** How many units a frame takes in from side to side. */
export function unitsAcross(framed: number): number {
  return framedWidth / framed;
}

export function toFrameX(camera: Camera, x: number): number {
  return (x - camera.x) * camera.zoom + camera.width / 2;
}

export function toFrameY(camera: Camera, y: number): number {
  return (y - camera.y) * camera.zoom + camera.height / 2;
}

/** The place of the table that a pixel of the frame shows. */
export function toTable(
  { width, height, zoom, x, y }: Camera,
  frameX: number,
  frameY: number,
): Point {
  return [(frameX - width / 2) / zoom + x, (frameY - height / 2) / zoom + y];
}
