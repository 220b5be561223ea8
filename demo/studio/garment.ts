import type { BrandLabel } from "./brand-labels.ts";
import type { Aside } from "./camera/oblique.ts";
import { crease } from "./cloths/creases.ts";
import type { Cloth } from "./cloths/index.ts";
import type { Grain } from "./cloths/texture.ts";
import { straight } from "./cloths/woven.ts";
import { noise } from "./fields/noise.ts";
import type { Lighting } from "./light/light.ts";
import type { Shift } from "./pattern/outline.ts";
import type { Piece } from "./pattern/piece.ts";
import type { Surface } from "./pattern/surface.ts";
import type { Print } from "./prints/print.ts";
import type { Standing } from "./standing/standing.ts";

/** Where the camera stands: units to a frame 1200 wide and 1600 high. */
export interface Framing {
  /** Frame pixels a unit at a frame 1200 wide. */
  zoom: number;
  x: number;
  y: number;
  /** How it is seen from aside, where other than most are. */
  aside?: Partial<Aside>;
}

/** A garment ready to be laid out: its pieces from the lowest up, and how it is photographed. */
export interface Garment {
  pieces: Piece[];
  front: Framing;
  detail: Framing;
  close: Framing;
  /** The garment turned over. */
  back: Piece[];
  /** How its back is photographed, where not from as near as its front and as far aside as most. */
  behind?: Framing | undefined;
  lighting?: Partial<Lighting>;
  /** Views of it in which it stands on the floor; in all others, and in outfits, its pieces lie on the table. */
  standing?: Standing;
}

/** What a cut is sewn from. */
export interface Order {
  cloth: Cloth;
  print: Print | undefined;
  label: BrandLabel;
  /** Shifts every chance in the garment: another fall of the same cut. */
  seed: number;
}

export type Cut = (order: Order) => Garment;

/** The face of the ordered cloth: its print lies in the threads, which shade both alike. */
export function face(s: Surface, order: Order, grain: Grain = straight): void {
  printed(s, order, grain);
  order.cloth.texture(s, grain);
  if (order.cloth.creases) crease(s, order.cloth.creases, order.seed);
}

/**
 * The same order, ironed: the less a cloth creases, the smoother it comes out.
 *
 * @param kept the share of its creases that linen keeps.
 */
export function ironed(order: Order, kept: number): Order {
  const { cloth } = order;
  return { ...order, cloth: { ...cloth, creases: kept * (cloth.creases ?? 0) ** 2 } };
}

/** The order without its print: what is too narrow for it is cut of plain cloth. */
export function plain(order: Order): Order {
  return { ...order, print: undefined };
}

/** The ordered print, if there is one, as cloth takes it up. */
export function printed(s: Surface, order: Order, grain: Grain = straight): void {
  printedAsSpread(s, order, grainAsSpread(s, grain));
}

/** The same on a grain from which what folds take in is already taken (`grainAsSpread`). */
export function printedAsSpread(s: Surface, { print }: Order, grain: Grain): void {
  if (!print) return;
  s.isPatterned = true;
  print.paint(s, bled(grain));
}

/** The grain of a piece's cloth as it would lie without its folds. */
export function grainAsSpread(s: Surface, grain: Grain): Grain {
  return s.spread ? folded(grain, s.spread) : grain;
}

/** How far along its spreading a place is probed for the way its grain runs there, as a share. */
const probe = 1e-3;

/** The grain of cloth that lies in folds: what they take in of it is a part of the print. */
function folded(grain: Grain, spread: Shift): Grain {
  return (u, v) => {
    const [a, b] = grain(u, v);
    const [du, dv] = spread(u, v);
    // The spread cloth moves along the pattern; a part that is cut at an angle lies turned in it.
    const [c, d] = grain(u + probe * du, v + probe * dv);
    const share = Math.hypot(du, dv) / (Math.hypot(c - a, d - b) || 1);
    return [a + share * (c - a), b + share * (d - b)];
  };
}

/** Ink runs a hair's breadth along the threads, here more than there. */
function bled(grain: Grain): Grain {
  return (u, v) => {
    const [a, b] = grain(u, v);
    return [a + 0.3 * noise(u / 0.9, v / 2.2, 94), b + 0.3 * noise(u / 2.2, v / 0.9, 95)];
  };
}
