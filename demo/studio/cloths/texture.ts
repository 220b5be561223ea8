import type { Point } from "../engine/outline.ts";
import type { Surface } from "../engine/surface.ts";

/** Turns a pattern place into the cloth's own threads: across, and along the warp. */
export type Grain = (u: number, v: number) => Point;

/** Makes a surface of one cloth; where the mask is 0 the cloth is left out. */
export type Texture = (s: Surface, grain: Grain, mask?: (u: number, v: number) => number) => void;
