import { type Loop, loopAt, purlAt, strayHair } from "../../cloths/loops.ts";
import { resolved } from "../../cloths/woven.ts";
import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

interface Cable {
  x: number;
  /** Half the distance that each of the two strands swings, about a strand's radius. */
  radius: number;
  /** Length of one whole twist. */
  period: number;
}

/** A stitch of the heavy yarn that cables are knitted of. */
const stitchWidth = 8.6;
const stitchHeight = 7;
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
  const columns = Math.max(2, Math.round((radius * 1.8) / stitchWidth));
  const haired = resolved(s, 1.4);
  const box = {
    x0: x - radius * 2 - 12,
    x1: x + radius * 2 + 12,
    y0: s.window.y0,
    y1: s.window.y1,
  };
  s.within(box, (k, u, v) => {
    // No hand pulls every turn alike: a cable wanders, thickens and hurries.
    const off = u - x - 3.4 * noise(v / 120, x, 75);
    if (Math.abs(off) > radius * 2 + 8) return;
    const share = mask(u, v);
    if (share <= 0) return;
    const pulled = 1 + 0.14 * noise(v / 80, x, 74);
    const swing = radius * 0.82 * pulled;
    const half = radius * 0.9 * pulled;
    const hurry = 0.12 * period * noise(v / (1.3 * period), x, 73);
    const turn = ((v + hurry + 3 * noise(u / 60, v / 60, x)) / period) * Math.PI * 2;
    const place = swing * Math.sin(turn);
    const slope = (swing * Math.cos(turn) * Math.PI * 2) / period;
    const straighten = 1 / Math.sqrt(1 + slope * slope);
    const over = Math.cos(turn);
    const first = swell((off - place) * straighten, half) * (1 + 0.34 * over);
    const second = swell((off + place) * straighten, half) * (1 - 0.34 * over);
    const nearer = first >= second;
    const top = Math.max(first, second);
    const across = (off - (nearer ? place : -place)) * straighten;
    const along = v + (nearer ? slope : -slope) * across * straighten;
    const lane = (nearer ? 76 : 176) + Math.round(x);
    loopAt(
      ((across / half + 1) / 2) * columns * stitchWidth,
      along,
      stitchWidth,
      stitchHeight,
      lane,
      loop,
    );
    const ditch = purlAt(u, v, stitchWidth, stitchHeight * 0.8);
    const hair = haired && haired * strayHair(u, v, 72);
    const knitted = Math.min(1, top * 1.6);
    const inside = ramp(radius * 2 + 3, radius * 2 - 2, Math.abs(off));
    const sunk = ramp(radius * 2 + 8, radius * 2 + 1, Math.abs(off));
    s.relief[k]! += share * inside * 6.6 * Math.min(1.2, top);
    s.relief[k]! += share * knitted * (2.7 * (loop.height - 0.5) + 0.3 * loop.ply);
    s.relief[k]! += share * (1.7 * ditch * (1 - knitted) * sunk - 3.4 * sunk * (1 - knitted));
    s.relief[k]! += 0.25 * hair + 0.3 * noise(u / 1.2, v / 1.2, 79) * share;
    const crossing =
      Math.min(first, second) > 0.02 ? 0.4 * ramp(0.3, 0, top - Math.min(first, second)) : 0;
    const foot = 0.34 * (1 - Math.min(1, top)) ** 2 * inside + crossing * inside;
    const hollow =
      0.4 * (1 - loop.height) ** 2 * knitted + 0.3 * (1 - ditch) * (1 - knitted) * sunk;
    s.tone(
      k,
      1 -
        share *
          (foot + hollow - 0.05 * loop.ply * knitted - 0.1 * loop.own * knitted - 0.07 * hair),
    );
  });
}

/** The section of a strand: flatter than round, since three stitches lie beside each other. */
function swell(across: number, half: number): number {
  const q = across / half;
  return q * q < 1 ? Math.sqrt(1 - q * q * q * q) * 0.35 + 0.65 * Math.sqrt(1 - q * q) : 0;
}
