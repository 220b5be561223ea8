import { knit } from "../../cloths/index.ts";
import { ribbing } from "../../cloths/knitted.ts";
import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Cut, Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { line } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { foldSleeve, type Sleeves } from "../body/sleeves.ts";
import { type Neckline, type SleevedCut, upperGarment } from "../body/upper-garment.ts";
import { seam } from "../sewing/seams.ts";
import { type CutLine, sideSeam } from "./cut-short.ts";
import { ribbedEdge } from "./knit-necks.ts";

/** A knitted garment: body and sleeves of one stitch, with ribbed hem, cuffs and neck. */
export interface KnitCut extends SleevedCut {
  /** Height of the lowest point of the back's neckline. */
  neckY: number;
  /** Where the ribs begin: of the hem as a height, of the cuff along the sleeve. */
  ribs: { hemY: number; sleeve: number };
  /** How roomy it lies: 1 for a close-fitting one, more for a heavy one. */
  room: number;
  /** Held closed along its middle from this height down, as by buttons. */
  closedFrom?: number;
  neck: (order: Order, hand: Pose) => Neckline;
  /** A ribbed band round the armholes of a sleeveless garment, along the right one. */
  armholes?: { path: string; halfWidth: number; shoulder: CutLine };
  /** Replaces the plain stitch; `ribbed` tells where hem and cuffs are. */
  stitch?: (s: Surface, order: Order, ribbed: Piece["pins"] & object) => void;
  /** Replaces the front's stitch on the back. */
  backStitch?: KnitCut["stitch"];
  /** Drawn upon the front alone: pockets. */
  trim?: (s: Surface, order: Order) => void;
}

export function knitted(cut: KnitCut): Cut {
  const { sleeve, ribs, neckY, closedFrom } = cut;
  const ribbed = (u: number, v: number): number => {
    if (!sleeve.on(u, v)) return ramp(ribs.hemY - 1.5, ribs.hemY + 1.5, v);
    return ramp(ribs.sleeve - 1.5, ribs.sleeve + 1.5, sleeve.grain(u, v)[1]);
  };
  const held = (v: number) =>
    0.1 * ramp(neckY + 20, neckY - 20, v) + 0.02 * ramp(0, 50, v - ribs.hemY);
  return (order) => {
    const { cloth } = order;
    const seed = order.seed + cut.lane;
    const stitch = cut.stitch ?? stocking(sleeve);
    const backStitch = cut.backStitch ?? stitch;
    return upperGarment(order, {
      ...cut,
      inside: "deepInside",
      lie: { head: 3, over: 40 },
      body: {
        loft: 0.1 + 0.06 * cut.room,
        height: 4 + 4 * cut.room,
        grid: [16, 9],
        steps: [420, 230],
        pins: (u, v) =>
          held(v) + (closedFrom ? 0.03 * bell(u - 600, 26) * ramp(-30, 30, v - closedFrom) : 0),
      },
      backPins: (_u, v) => held(v),
      excess: (e, u, v) => fallOfKnit(e, u, v, cut, seed, cloth.fall),
      face: (s) => {
        stitch(s, order, ribbed);
        cut.trim?.(s, order);
      },
      backFace: (s) => backStitch(s, order, ribbed),
      neck: (hand) => withArmholes(order, hand, cut),
    });
  };
}

function withArmholes(order: Order, hand: Pose, cut: KnitCut): Neckline {
  const neck = cut.neck(order, hand);
  if (!cut.armholes) return neck;
  // Over the shoulder and under the arm the band goes on to the back.
  const { path, halfWidth, shoulder } = cut.armholes;
  const bands = ([1, -1] as const).map((side) =>
    ribbedEdge(order, hand, {
      path: line(path, side),
      halfWidth,
      cuts: [shoulder, sideSeam(cut.armpit[0])],
      fineness: 1.3,
      lift: 3,
      lane: 30 + side,
    }),
  );
  return { ...neck, over: [...bands, ...neck.over], overBack: [...bands, ...neck.overBack] };
}

/** Stocking stitch with ribbed ends and sewn-in sleeves. */
export function stocking(sleeve: Sleeves): KnitCut["stitch"] & object {
  return (s, order, ribbed) => {
    knit(order.cloth)(s, sleeve.grain, (u, v) => 1 - ribbed(u, v));
    order.print?.paint(s, sleeve.grain);
    order.cloth.rib(s, sleeve.grain, ribbed);
    s.each((k, u, v) => {
      // Where the ribs begin they draw the cloth in: a soft step that shows from afar.
      const edge = ribbed(u, v);
      if (edge > 0 && edge < 1) s.tone(k, 1 - 0.3 * edge * (1 - edge) * 4);
      else if (edge === 1) s.tone(k, 0.95);
    });
    for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.4, pucker: 0.8 });
  };
}

/** Fine ribs of two columns each. */
export const closeRibs = ribbing(6.8, 1.7, 2);

/** Fine ribs all over, so that it stretches and clings. */
export function ribbedAllOver(sleeve: Sleeves): KnitCut["stitch"] & object {
  return (s, order) => {
    closeRibs(s, drawnByHand(sleeve.grain));
    order.print?.paint(s, sleeve.grain);
    for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.4, pucker: 0.8 });
  };
}

/** Ribs of one knit all over lean with every pull at the cloth: they wander, close up and gape. */
export function drawnByHand(grain: Grain): Grain {
  return (u, v) => {
    const [a, b] = grain(u, v);
    return [a + 6 * noise(u / 170, v / 210, 81) + 2 * noise(u / 60, v / 110, 82), b];
  };
}

function fallOfKnit(
  e: Excess,
  u: number,
  v: number,
  cut: KnitCut,
  seed: number,
  fall: number,
): void {
  const { sleeve, armpit, arms, cuff, ribs } = cut;
  const side = sleeve.side(u);
  e.evenly(0.004);
  const onSleeve = sleeve.on(u, v);
  // A body is smoothed out by hand before it is photographed; sleeves lie as they fall.
  const left = onSleeve ? 1.2 : 0.9;
  e.crumple(u, v, seed + 6, left * (0.032 + 0.055 * cut.room) * fall, 300);
  e.around(u, v, 600 + side * armpit[0], armpit[1], 120, (0.11 + 0.08 * cut.room) * fall);
  if (cuff && onSleeve) {
    foldSleeve(e, u, v, seed + 7, {
      elbowY: arms.elbowY + 8,
      elbow: 0.38 * fall,
      elbowReach: 115,
      cuffY: cuff[0][1] - 100,
      cuff: 0.22 * fall,
      cuffReach: 52,
      even: 0.02,
      twist: 0.07,
    });
    return;
  }
  const lanes = 0.5 + 0.55 * noise(u / 80, 1, seed + 8);
  e.along(0, 1, left * 0.1 * bell(v - ribs.hemY + 34, 70) * lanes);
  e.along(
    0.5 * side,
    1,
    left * 0.04 * bell(v - 830, 160) * (0.2 + noise(u / 210, v / 170, seed + 9)),
  );
  // It hangs a little wide below the arms: long soft folds downward.
  const hang = Math.max(0, 0.2 + noise(u / 120, 3 + v / 900, seed + 10));
  e.along(1, 0, left * (0.02 + 0.07 * ramp(640, 900, v) * ramp(0, -120, v - ribs.hemY) * hang));
}
