import type { Cut } from "../garment.ts";
import { type ArmPose, laidLike } from "../making/body/poses.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { crewBack, crewFront, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { withNeck } from "../pattern/outline.ts";

const half = `${crewFront} 234,291 258,305 342,440 406,590 442,744 463,897 457,921 447,931 456,1006^
  376,1029^ 367,967 354,949 344,880 326,748 272,572^ 270,720 272,860 272,930 266,956 252,972 254,1028 247,1041
  120,1051 0,1053`;

/** Laid down with straight arms, or with one of them bent in. */
const lies: Pick<ArmPose, "left" | "right">[] = [
  { left: [0.06, -0.03], right: [0.03, 0.5] },
  { left: [0.09, 0.12], right: [0.08, -0.04] },
];

const jumper = (lie: (typeof lies)[number]) =>
  knitted({
    lane: 400,
    half,
    backHalf: withNeck(half, "112,252^", crewBack),
    sleeve: sleeves({ armhole: "834,293 822,392 830,480 872,570", lean: 0.25 }),
    turn: 0.006,
    arms: { ...lie, shoulderX: 268, shoulderY: 330, elbowY: 699 },
    armpit: [272, 572],
    cuff: [
      [376, 1029],
      [456, 1006],
    ],
    neckY: 280,
    ribs: { hemY: 971, sleeve: 684 },
    room: 1.1,
    neck: (order, hand) => crewNeck(order, hand, 6.4),
    front: { zoom: 1.18, x: 600, y: 650 },
    detail: { zoom: 3.3, x: 612, y: 385 },
    close: { zoom: 3.6, x: 790, y: 925 },
  });

/** A plain crew-neck jumper of medium weight. */
export const crewNeckJumper: Cut = (order) => jumper(laidLike(lies, order.seed, 6))(order);
