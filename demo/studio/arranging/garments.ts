import type { PictureSpec } from "../catalog.ts";
import { cloths } from "../cloths/index.ts";
import { noise } from "../fields/noise.ts";
import { blend, clamp, ramp } from "../fields/scalar.ts";
import { type Subject, sewn } from "../order.ts";
import type { Piece } from "../pattern/piece.ts";
import { type LaidPiece, layOut } from "../settling/lay-out.ts";
import { Tabletop } from "../settling/tabletop.ts";
import { carried, type Height, type Place } from "./carry.ts";

export interface PlacedGarment extends PictureSpec, Lying {}

/** Sews garments and lays them one upon the other; the n-th wears color way n. */
export function arrangeGarments(placed: PlacedGarment[]): LaidPiece[] {
  return arrange(
    placed.map((one) => ({
      ...one,
      pieces: sew(one),
      limp: one.limp ?? cloths[one.cloth].purled !== undefined,
    })),
  );
}

export function sew(subject: Subject): Piece[] {
  return sewn(subject).pieces;
}

export interface Lying extends Place {
  /** As a knit is, a silk without starch, or what lies upon thin cloth: its back hardly keeps its front off what lies below. */
  limp?: boolean;
}

/** Lets each group of pieces settle by itself, then lays it whole upon the earlier ones. */
export function arrange(groups: (Lying & { pieces: Piece[] })[]): LaidPiece[] {
  return laidUpon(groups.map(({ pieces, ...place }) => ({ settled: layOut(pieces), place })));
}

/** Radii, in cells of the tabletop, over which a garment evens out what it lies upon, and its rims more closely. */
const softness = { within: 13, rim: 4 };
/** Radius, in such cells, over which its outline is blurred: within it a garment comes down to what it lies upon. */
const sinking = 24;
/**
 * How far a garment's own back keeps its front off what lies below, here more than there, in units; at
 * its rim only its two layers do.
 * What is limp sinks nearly as far everywhere: the rises of soft plain cloth are smudges on it.
 */
const backing = { rim: 7, least: 6, most: 30, limp: 10, wave: 130 };

/**
 * The height, in units, at which the front of a garment comes to lie; on the bare table it is 0.
 * At its rims front and back meet: held up there, they would end in a wall as high as a thumb is thick.
 */
function uponWhatLies(tabletop: Tabletop, outline: Tabletop, { limp }: Lying): Height {
  const most = limp ? backing.limp : backing.most;
  const below = tabletop.below(softness.within);
  const belowRim = tabletop.below(softness.rim);
  const covered = outline.below(sinking);
  return (x, y) => {
    const height = below(x, y);
    const uneven = clamp(0.5 + 0.8 * noise(x / backing.wave, y / backing.wave, 58));
    const share = ramp(0.5, 0.95, covered(x, y));
    const back = blend(backing.rim, blend(backing.least, most, uneven), share);
    return blend(belowRim(x, y), height, share) + ramp(0, 4, height) * back;
  };
}

/** Carries what has settled to its place, each thing upon those before it. */
function laidUpon(groups: { settled: LaidPiece[]; place: Lying }[]): LaidPiece[] {
  const tabletop = new Tabletop();
  const laid: LaidPiece[] = [];
  groups.forEach(({ settled, place }, colorway) => {
    const below = uponWhatLies(tabletop, outlineOf(settled, place), place);
    const carry = (one: LaidPiece): LaidPiece => ({
      ...one,
      piece: { ...one.piece, colorway },
      mesh: carried(one.mesh, place, below),
    });
    const upper = settled.map(carry);
    laid.push(...upper);
    for (const { mesh, field } of upper) tabletop.lay(mesh, field);
  });
  return laid;
}

/** A tabletop that is one unit high wherever the garment will lie. */
function outlineOf(settled: LaidPiece[], place: Lying): Tabletop {
  const outline = new Tabletop();
  for (const { mesh, field } of settled) {
    const flat = carried(mesh, { ...place, stiff: false }, () => 0);
    flat.z.fill(1);
    outline.lay(flat, field);
  }
  return outline;
}
