import type { Cut, Order } from "../../garment.ts";
import { knots, mirrored, type Point } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { collarBehind } from "../body/collar-behind.ts";
import { type SleevedCut, upperGarment } from "../body/upper-garment.ts";
import { shadeRound } from "../sewing/patch.ts";
import { cutVent, underlap } from "./back-vent.ts";
import { type Folded, foldedPart, turnedAsLapel } from "./lapels.ts";
import { linedBack } from "./lined-back.ts";
import { cutApart, setInSleeves } from "./set-in-sleeves.ts";
import { fallOfShell, shell, shellBody } from "./shell.ts";
import { type TailoredBack, tailoredBackFace, tailoredCollar } from "./tailored-back.ts";

/** A coat or jacket: a shell of heavy cloth with a lining, folded lapels and collar. */
export interface TailoredCut extends SleevedCut {
  /** Height of the lowest point of the back's neckline. */
  neckY: number;
  waistY: number;
  hemY: number;
  /** Surplus at the hem: how wide the skirt falls. */
  flare: number;
  /** A belt gathers the waist. */
  belted?: boolean;
  /** How strongly its body shows the broad swells of a coat; 1 when absent. */
  drape?: number;
  /** Canvas inside stiffens a jacket of thin cloth; resistance to bending, at least. */
  canvas?: number;
  /**
   * The lining seen above the neck, and in the opening between the fronts where the body's outline
   * runs on under it.
   */
  lining: { behind: string; between?: string; labelY: number };
  /** Places of large buttons: what is sewn through there keeps thin cloth from creasing under them. */
  buttons?: Point[];
  /** From the lowest up. */
  folded: Folded[];
  /** How far the collar upon the back lies below a coat's; none when absent. */
  collarY?: number;
  /** Topstitching this far from every folded rim; none for pressed edges. */
  stitched?: number;
  face: (s: Surface, order: Order) => void;
  /** `ventY`: where the vent in the middle seam begins; none when absent. */
  back: Pick<TailoredBack, "lined" | "halfBeltY" | "cuffButtons"> & { ventY?: number };
  /** Drawn upon the plain back. */
  backFace?: (s: Surface, order: Order) => void;
  /** Lies upon the body and under the sleeves, in front and on the back: a belt, a storm flap. */
  over?: (order: Order, hand: Pose) => Piece[];
  overBack?: (order: Order, hand: Pose) => Piece[];
}

/** How wide a vent stands open at the hem. */
const gape = 15;

export function tailored(cut: TailoredCut): Cut {
  return (order) => {
    const { cloth } = order;
    const seed = order.seed + cut.lane;
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
        neckCornerY: cut.neckY - 50,
      });
      cut.backFace?.(s, order);
    };
    const body = shellBody(cut, seed, cloth);
    return upperGarment(order, {
      ...cut,
      ...(cut.cuff && apart(cut)),
      ...(cut.cuff && {
        sleevesUpon: (hand: Pose, over: boolean) => [
          ...uponBody(hand, over),
          ...setInSleeves(
            order,
            hand,
            {
              ...cut,
              excess,
              bend: body.bend,
              make: over ? backFace : (s: Surface) => cut.face(s, order),
            },
            over,
          ),
        ],
      }),
      inside: "lining",
      ...(vent && {
        backTrim: cutVent(vent),
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

/** The body without its sleeves, and the far layer that shows below its hem. */
function apart(cut: TailoredCut) {
  const backHalf = cutApart(cut.backHalf, cut.sleeve).body;
  return {
    half: cutApart(cut.half, cut.sleeve).body,
    backHalf,
    cuff: undefined,
    hem: farHem(backHalf, cut.hemY),
    arms: { ...cut.arms, endY: 0 },
  };
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
  return collarBehind(order, (u, v) => hand(u, v + down), {
    ...tailoredCollar,
    stand: 11,
    lane: lane + 20,
    ...(stitched && { stitched: { length: 4, width: 0.6, inset: stitched } }),
  });
}
