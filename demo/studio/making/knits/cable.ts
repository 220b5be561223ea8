import { type Loop, loopAt, purlAt, strayHair } from "../../cloths/loops.ts";
import { resolved } from "../../cloths/woven.ts";
import { noise } from "../../fields/noise.ts";
import { clamp, ramp } from "../../fields/scalar.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

interface Cable {
  x: number;
  /** Half the distance that each of the two strands swings, about a strand's radius. */
  radius: number;
  /** Length of one whole twist. */
  period: number;
}

/** A stitch of the wrong side in the ditches beside it. */
const purlWidth = 8.6;
const purlHeight = 5.6;
/** How wide the columns of a strand are about, and how high their stitches as a share of that. */
const columnWidth = 10.6;
const stitchShape = 0.74;
const loop: Loop = { height: 0, ply: 0, own: 0 };

/** Half the width of a cable with the purl ditch beside it. */
export function cableReach(cable: Cable): number {
  return cable.radius * 2 + 8;
}

/**
 * A knitted cable: two strands of stocking stitch that swing across each other, the nearer one on
 * top, in a ditch of the wrong side. Where the mask fades out it runs flat.
 */
export function knitCable(s: Surface, { x, radius, period }: Cable, mask: PatternMap): void {
  const columns = Math.max(2, Math.round((radius * 1.8) / columnWidth));
  // Drawn tighter here and slacker there, it still has as many stitches.
  const width = (1.8 * radius) / columns;
  const haired = resolved(s, 1.4);
  const near = 0.3 + 0.7 * ramp(2, 7, 0.5 * columnWidth * s.density);
  const outer = radius * 2 + 8;
  const first: OnStrand = { across: 0, along: 0, over: 0 };
  const second: OnStrand = { across: 0, along: 0, over: 0 };
  const box = { x0: x - outer - 4, x1: x + outer + 4, y0: s.window.y0, y1: s.window.y1 };
  s.within(box, (k, u, v) => {
    // No hand pulls every turn alike: a cable wanders, thickens and hurries.
    const off = u - x - 3.4 * noise(v / 120, x, 75);
    if (Math.abs(off) > outer) return;
    const share = mask(u, v);
    if (share <= 0) return;
    const pulled = 1 + 0.14 * noise(v / 80, x, 74);
    const half = radius * 0.9 * pulled;
    const hurry = 0.12 * period * noise(v / (1.3 * period), x, 73) + 3 * noise(u / 60, v / 60, x);
    const reach = radius * 0.82 * pulled;
    onStrand(off, v + hurry, reach, period, first);
    onStrand(off, v + hurry, -reach, period, second);
    const risen = swell(first.across, half) * (1 + 0.34 * first.over);
    const sunk = swell(second.across, half) * (1 + 0.34 * second.over);
    const [top, under] = [Math.max(risen, sunk), Math.min(risen, sunk)];
    const strand = risen >= sunk ? first : second;
    const lane = (risen >= sunk ? 76 : 176) + Math.round(x);
    const round = roundTheRope(strand.across / half) * columns * width;
    loopAt(round, strand.along, width, width * stitchShape, lane, loop);
    const ditch = purlAt(u, v, purlWidth, purlHeight);
    const hair = haired && haired * strayHair(u, v, 72);
    const knitted = Math.min(1, top * 1.6);
    const inside = ramp(radius * 2 + 3, radius * 2 - 2, Math.abs(off));
    const beside = ramp(outer, radius * 2 + 1, Math.abs(off)) * (1 - knitted);
    s.relief[k]! += share * inside * 6.6 * Math.min(1.2, top);
    s.relief[k]! += share * knitted * near * (2.3 * (loop.height - 0.5) + 0.3 * loop.ply);
    s.relief[k]! += share * beside * (1.7 * near * ditch - 3.4);
    s.relief[k]! += 0.25 * hair + 0.3 * haired * noise(u / 1.2, v / 1.2, 79) * share;
    const crossing = under > 0.02 ? 0.4 * ramp(0.3, 0, top - under) : 0;
    const foot = (0.34 * (1 - Math.min(1, top)) ** 2 + crossing) * inside;
    const hollow = near * (0.34 * (1 - loop.height) ** 2 * knitted + 0.3 * (1 - ditch) * beside);
    const yarn = knitted * near * (0.05 * loop.ply + 0.06 * loop.own) + 0.07 * hair;
    s.tone(k, 1 - share * (foot + hollow - yarn));
  });
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

/** @param off from the cable's middle. @param reach how far the strand swings, to the right first. */
function onStrand(off: number, v: number, reach: number, period: number, out: OnStrand): void {
  const pace = (2 * Math.PI) / period;
  const slope = reach * pace * Math.cos(v * pace);
  out.across = (off - reach * Math.sin(v * pace)) / Math.sqrt(1 + slope * slope);
  out.along = v + rowsTurn * slope * out.across;
  out.over = Math.sign(reach) * Math.cos(v * pace);
}

/** Columns of stitches lie round the strand: those at its sides are seen aslant; 0..1. */
function roundTheRope(share: number): number {
  const held = clamp(share, -1, 1);
  return 0.5 + 0.5 * (0.55 * held + 0.45 * ((2 / Math.PI) * Math.asin(held)));
}

/** The section of a strand: flatter than round, since three stitches lie beside each other. */
function swell(across: number, half: number): number {
  const q = across / half;
  return q * q < 1 ? Math.sqrt(1 - q * q * q * q) * 0.35 + 0.65 * Math.sqrt(1 - q * q) : 0;
}
