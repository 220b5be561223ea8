import { ramp } from "../../fields/scalar.ts";
import type { Cut, Order } from "../../garment.ts";
import { knots, mirrored } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { bodyApart } from "../body/cut-apart.ts";
import { withSetInSleeves } from "../body/set-in-sleeves.ts";
import { upperGarment } from "../body/upper-garment.ts";
import { foldedPart } from "../sewing/folded-part.ts";
import { shadeRound } from "../sewing/patch.ts";
import { cutVent, underlap } from "../sewing/vent.ts";
import { oneSleeveBent } from "./bent-sleeve.ts";
import { fallenCollar } from "./fallen-collar.ts";
import { type Folded, turnedAsLapel } from "./lapels.ts";
import { linedBack } from "./lined-back.ts";
import { fallOfShell, shell, shellBody } from "./shell.ts";
import { tailoredBackFace } from "./tailored-back.ts";
import type { TailoredCut } from "./tailored-cut.ts";

/** How wide a vent stands open at the hem. */
const gape = 15;

export function tailored(pattern: TailoredCut): Cut {
  return (ordered) => {
    const order = pattern.canvas ? pressedOnCanvas(ordered) : ordered;
    const { cloth } = order;
    const seed = order.seed + pattern.lane;
    const cut = { ...pattern, arms: oneSleeveBent(pattern.arms, seed) };
    const { ventY } = cut.back;
    const { between, labelY } = cut.lining;
    const vent = ventY ? { fromY: ventY, hemY: cut.hemY, gape } : undefined;
    const folded = (part: Folded, pose: Pose, lane: number) =>
      foldedPart(order, {
        ...(part.flat ? {} : turnedAsLapel(part.outline)),
        ...part,
        pose,
        seed: seed + lane,
        ...(cut.stitched && { stitched: cut.stitched }),
      });
    const excess = fallOfShell(cut, seed, cloth.fall);
    const uponBody = (hand: Pose, over: boolean): Piece[] =>
      (over ? cut.overBack : cut.over)?.(order, hand) ?? [];
    const shadeUnder = (s: Surface, over: boolean): void => {
      for (const { outline } of uponBody((u, v) => [u, v], over)) shadeRound(s, outline);
    };
    const backFace = (s: Surface): void => {
      tailoredBackFace(s, order, cut.sleeve, {
        ...cut.back,
        vent,
        cuff: cut.cuff,
        hemY: cut.hemY,
        waistY: cut.waistY,
        neckCornerY: cut.neckY - 50,
      });
      cut.backFace?.(s, order);
    };
    const body = { ...shellBody(cut, seed, cloth), ...lowerFront(cut) };
    const sewn =
      cut.cuff &&
      withSetInSleeves(
        order,
        { ...cut, excess, bend: body.bend, make: (s) => cut.face(s, order) },
        backFace,
      );
    return upperGarment(order, {
      ...cut,
      ...(sewn && {
        ...sewn,
        ...backApart(cut),
        sleevesUpon: (hand: Pose, over: boolean) => [
          ...uponBody(hand, over),
          ...sewn.sleevesUpon(hand, over),
        ],
      }),
      inside: "lining",
      backTrim: vent ? cutVent(vent) : (_u, _v, depth) => depth,
      ...(vent && {
        underBack: (pose: Pose) => [underlap(order, pose, vent, shell)],
      }),
      body,
      excess,
      face: (s) => {
        cut.face(s, order);
        if (cut.cuff) shadeUnder(s, false);
      },
      backFace: (s) => {
        backFace(s);
        if (cut.cuff) shadeUnder(s, true);
      },
      neck: (hand) => ({
        behind: [
          linedBack(order, {
            outline: knots(cut.lining.behind),
            pose: hand,
            ...(!between && { labelY, under: [mirrored(cut.half)] }),
          }),
        ],
        over: [
          ...(between
            ? [
                linedBack(order, {
                  outline: knots(between),
                  pose: hand,
                  rests: true,
                  labelY,
                  under: cut.folded.map(({ outline }) => outline),
                }),
              ]
            : []),
          ...cut.folded.map((part, i) => folded(part, hand, 10 + i)),
          ...(cut.cuff ? [] : uponBody(hand, false)),
        ],
        overBack: [
          ...(cut.cuff ? [] : uponBody(hand, true)),
          ...(cut.collarY === undefined ? [] : [collarOf(order, hand, cut, cut.collarY)]),
        ],
      }),
    });
  };
}

/** How much shorter the lower front hangs, and over how much of its hem, in units. */
const [shorter, along] = [7, 190];

/** The hem of the lower front rises towards the edge of the upper one, which has swung open a little. */
function lowerFront({ edgeAtHem, hemY }: TailoredCut): Pick<Piece, "trim"> {
  if (edgeAtHem === undefined) return {};
  return {
    trim: (u, v, depth) =>
      v < hemY - 90 || u > edgeAtHem
        ? depth
        : depth - shorter * ramp(edgeAtHem - along, edgeAtHem, u),
  };
}

/** What is pressed upon canvas keeps half the creases of its cloth. */
function pressedOnCanvas(order: Order): Order {
  const { creases = 0 } = order.cloth;
  return { ...order, cloth: { ...order.cloth, creases: 0.5 * creases } };
}

/** The back without its sleeves, and the far layer that shows below its hem. */
function backApart(cut: TailoredCut) {
  const backHalf = bodyApart(cut.backHalf, cut.sleeve);
  return { backHalf, cuff: undefined, hem: farHem(backHalf, cut.hemY) };
}

/** How far the layer below reaches out from under the hem, in units. */
const farther = 6;

/** Of the half of a back: its hem, a little lower, with what is out of sight above it. */
function farHem(backHalf: string, hemY: number): string {
  const hem = knots(backHalf).filter(({ y }) => y > hemY - 60);
  const shown = hem.map(({ x, y, corner }) => `${x && x - 4},${y + farther}${corner ? "^" : ""}`);
  return `0,${hemY - 90}^ ${hem[0]!.x - 20},${hemY - 90}^ ${shown.join(" ")}`;
}

function collarOf(order: Order, hand: Pose, { lane, stitched }: TailoredCut, down: number): Piece {
  const laid: Pose = (u, v) => hand(u, v + down);
  return fallenCollar(order, laid, { lane: lane + 20, ...(stitched && { stitched }) });
}
