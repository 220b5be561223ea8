import type { Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

/** Turns a pattern place into the cloth's own threads: across, and along the warp. */
export type Grain = (u: number, v: number) => Point;

/** Makes a surface of one cloth; where the mask is 0 the cloth is left out. */
export type Texture = (s: Surface, grain: Grain, mask?: (u: number, v: number) => number) => void;
