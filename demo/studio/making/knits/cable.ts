import { chevronAt, type Loop, offMiddle, purlAt, strayHair } from "../../cloths/loops.ts";
import type { Grain, Texture } from "../../cloths/texture.ts";
import { resolved, straight } from "../../cloths/woven.ts";
import { noise } from "../../fields/noise.ts";
import { clamp, ramp } from "../../fields/scalar.ts";
import type { Box, Side } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

export interface Cable {
  /** Where its middle runs, across the grain. */
  x: number;
  /** Half the distance that each of the strands swings, about a strand's radius. */
  radius: number;
  /** Length of one whole twist. */
  period: number;
  /** 1 when it first crosses to the right, -1 to the left. */
  twist?: Side;
}

/** A stitch of the wrong side in the ditches beside it. */
const purlWidth = 8.6;
const purlHeight = 5.6;
/** How wide the columns of a strand are about, and how high their stitches as a share of that. */
const columnWidth = 10.6;
const stitchShape = 0.74;
const loop: Loop = { height: 0, ply: 0, own: 0 };

/** How far the ground between cables lies below a plain knit. */
const sunken = 2.6;

/** How high a cable stands on its ground, in units: one strand lies upon the other. */
const stand = 6;

/** How well the camera sees single stitches: from some way off they would glitter. */
function closeness(s: Surface): number {
  return 0.5 + 0.5 * ramp(1.8, 6.5, 0.5 * columnWidth * s.density);
}

/** The wrong side as the ground of cables: it goes on in the ditches beside them. */
export const cableGround: Texture = (s, grain, mask) => {
  const near = closeness(s);
  s.each((k, u, v) => {
    const share = mask ? mask(u, v) : 1;
    if (share <= 0) return;
    const [a, b] = grain(u, v);
    const bump = purlAt(a, b, purlWidth, purlHeight);
    s.relief[k]! += share * (1.2 * near * bump - sunken);
    s.tone(k, 1 - share * 0.26 * near * (1 - bump));
  });
};

/** Half the width of a cable with the purl ditch beside it. */
export function cableReach(cable: Cable): number {
  return cable.radius * 2 + 8;
}

/**
 * A knitted cable: two strands of stocking stitch that swing across each other, the nearer one on
 * top, in a ditch of the wrong side. Where the mask fades out it runs flat.
 *
 * @param box holds all of it where the grain is not upright.
 */
export function knitCable(
  s: Surface,
  cable: Cable,
  mask: PatternMap,
  grain: Grain = straight,
  box: Box = columnOf(s, cable),
): void {
  const { x, radius, period, twist = 1 } = cable;
  const columns = Math.max(2, Math.round((radius * 1.8) / columnWidth));
  // Drawn tighter here and slacker there, it still has as many stitches.
  const width = (1.8 * radius) / columns;
  const haired = resolved(s, 1.4);
  const near = closeness(s);
  const outer = cableReach(cable);
  const first: OnStrand = { across: 0, along: 0, over: 0 };
  const second: OnStrand = { across: 0, along: 0, over: 0 };
  s.within(box, (k, u, v) => {
    if (mask(u, v) <= 0) return;
    const [a, b] = grain(u, v);
    if (Math.abs(a - x) > outer + 8) return;
    // No hand pulls every turn alike: a cable wanders, thickens and hurries.
    const off = a - x - 2 * noise(b / 120, x, 75);
    if (Math.abs(off) > outer) return;
    const share = mask(u, v);
    const pulled = 1 + 0.08 * noise(b / 55, x, 74);
    const half = radius * 0.94 * pulled;
    const hurry = 0.06 * period * noise(b / (1.1 * period), x, 73) + 2 * noise(u / 60, v / 60, x);
    const reach = twist * radius * 0.82 * pulled;
    onStrand(off, b + hurry, reach, period, first);
    onStrand(off, b + hurry, -reach, period, second);
    const risen = swell(first.across, half) * (1 + 0.3 * twist * first.over);
    const sunk = swell(second.across, half) * (1 + 0.3 * twist * second.over);
    const [top, under] = [Math.max(risen, sunk), Math.min(risen, sunk)];
    const strand = risen >= sunk ? first : second;
    const lane = (risen >= sunk ? 76 : 176) + Math.round(x);
    const round = roundTheRope(strand.across / half) * columns * width;
    chevronAt(round, strand.along, width, width * stitchShape, lane, loop);
    const ditch = purlAt(a, b + drawnUp(off, b + hurry, cable), purlWidth, purlHeight);
    const hair = haired && haired * strayHair(u, v, 72);
    const knitted = ramp(0.02, 0.5, top);
    const beside = ramp(outer + 2, outer - 2, Math.abs(a - x)) * (1 - knitted);
    const level = stand * Math.min(1.25, top) - sunken * beside;
    const stitches = knitted * (2 * (loop.height - 0.6) + 0.25 * loop.ply) + beside * 1.2 * ditch;
    s.relief[k]! += share * (level + near * stitches);
    s.relief[k]! += 0.25 * hair + 0.3 * haired * noise(u / 1.2, v / 1.2, 79) * share;
    const crossing = under > 0.02 ? 0.32 * ramp(0.4, 0, top - under) : 0;
    const foot =
      (0.3 * (1 - Math.min(1, top)) ** 2 + crossing) * ramp(outer, radius * 2 - 3, Math.abs(off));
    const hollow = near * (0.3 * (1 - loop.height) ** 1.6 * knitted + 0.2 * (1 - ditch) * beside);
    const melted = (1 - near) * knitted * (0.5 * ramp(0.55, 0.95, offMiddle(round, width)) - 0.1);
    const yarn = knitted * near * (0.05 * loop.ply + 0.06 * loop.own) + 0.09 * hair;
    s.tone(k, 1 - share * (foot + hollow + melted - yarn));
  });
}

/** Where an upright cable runs. */
function columnOf({ window }: Surface, cable: Cable): Box {
  const outer = cableReach(cable) + 8;
  return { x0: cable.x - outer, x1: cable.x + outer, y0: window.y0, y1: window.y1 };
}

/** How far rows beside a cable are drawn up and down by the strand that just swings to their side. */
function drawnUp(off: number, along: number, { period, radius }: Cable): number {
  const swung = Math.sin((2 * Math.PI * along) / period) * Math.sign(off);
  return 2.4 * swung * Math.exp(-Math.max(0, Math.abs(off) - radius) / radius);
}

/** A place as one of the strands has it. */
interface OnStrand {
  /** Distance from its middle line, to the right when looking down. */
  across: number;
  /** Way along it: its stitches follow the rope, not the garment. */
  along: number;
  /** 1 where it crosses on top, -1 where below. */
  over: number;
}

/** How far rows turn with their rope: they were knitted level, and only drawn aslant. */
const rowsTurn = 0.5;
/** The steepest course that rows still follow. */
const steepest = 1.1;
/**
 * Strands change places in a single row, and the twist draws on them until the next: how much more
 * sharply they cross than the strands of a rope, which swing evenly at 0.
 */
const crossed = 0.9;

/** @param off from the cable's middle. @param reach how far the strand swings, to the right first. */
function onStrand(off: number, v: number, reach: number, period: number, out: OnStrand): void {
  const phase = (v * 2 * Math.PI) / period;
  const swung = Math.tanh(crossed * Math.sin(phase)) / Math.tanh(crossed);
  const turning = crossed * Math.cos(phase) * (1 - (Math.tanh(crossed) * swung) ** 2);
  const slope = (reach * turning * 2 * Math.PI) / (period * Math.tanh(crossed));
  out.across = (off - reach * swung) / Math.sqrt(1 + slope * slope);
  out.along = v + rowsTurn * clamp(slope, -steepest, steepest) * out.across;
  out.over = Math.sign(reach) * Math.cos(phase);
}

/** Columns of stitches lie round the strand: those at its sides are seen aslant; 0..1. */
function roundTheRope(share: number): number {
  const held = clamp(share, -1, 1);
  return 0.5 + 0.5 * (0.55 * held + 0.45 * ((2 / Math.PI) * Math.asin(held)));
}

/** The section of a strand: its stitches lie flat in the middle, and its sides slope off softly. */
function swell(across: number, half: number): number {
  const q = Math.abs(across) / half;
  return q < 1 ? (1 - q ** 2.4) ** 0.8 : 0;
}
