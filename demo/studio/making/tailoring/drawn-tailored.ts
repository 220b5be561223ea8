import type { Cloth } from "../../cloths/index.ts";
import { thicknessOf } from "../../cloths/thickness.ts";
import { blend } from "../../fields/scalar.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { ArmPose } from "../body/poses.ts";
import { drawIntoFolds, thicker } from "../sewing/drawn-folds.ts";
import { backPulls, frontPulls } from "./drawn-body.ts";
import { sleevePulls } from "./drawn-sleeves.ts";
import type { TailoredCut } from "./tailored-cut.ts";

/** Radius over which thin cloth and coating turn at a crest, in units. */
const rounds = [1.8, 5.6] as const;
/** How broad the sides of their folds are, as a multiple of those of thin cloth. */
const breadths = [1, 1.8] as const;
/** What canvas leaves of the folds of a body, and how much of its stiffness the eye finds in them. */
const underCanvas = { amount: 0.85, stiff: 1 };
/** A back is drawn by a hand of its own. */
const behindLane = 7;

/** Leather is left alone: what it breaks into is up to its own cuts. */
export function isDrawn({ optics }: Cloth): boolean {
  return optics.kind !== "leather";
}

interface DrawnSide {
  cloth: Cloth;
  /** By which the garment was laid. */
  seed: number;
  behind: boolean;
  /** Where what is sewn upon it holds it flat, 0..1; nowhere when absent. */
  flat?: PatternMap | undefined;
}

/** Draws one side of a coat or jacket, body and sleeves, into the folds that its make gives it. */
export function drawTailored(
  s: Surface,
  cut: TailoredCut & { arms: ArmPose },
  { cloth, seed, behind, flat }: DrawnSide,
): void {
  if (!isDrawn(cloth)) return;
  const stiff = thicknessOf({ bend: stiffness(cut, cloth) });
  const pulls = [
    ...(behind ? backPulls(cut) : frontPulls(cut)),
    ...(cut.cuff ? sleevePulls(cut, seed, behind) : []),
  ].map((pull) => thicker(pull, blend(...breadths, stiff)));
  drawIntoFolds(s, pulls, {
    seed: seed + (behind ? behindLane : 0),
    round: blend(...rounds, stiff),
    amount: cut.canvas ? underCanvas.amount : 1,
    flat,
  });
}

/** Canvas stiffens wool; what is unlined bends as its cloth does, and so does what has it along its edges alone. */
function stiffness(
  { canvas = 0, canvasAlongEdges }: TailoredCut,
  { bend, unlined }: Cloth,
): number {
  return unlined || canvasAlongEdges ? bend : Math.max(bend, underCanvas.stiff * canvas);
}
