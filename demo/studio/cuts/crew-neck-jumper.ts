import type { Cut } from "../garment.ts";
import { laidLike, type Swings } from "../making/body/poses.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { crewBack, crewFront, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { ribbedCuff, ribbedHem } from "../making/knits/ribbed-ends.ts";
import { withNeck } from "../pattern/outline.ts";

const sleeve = sleeves({ armhole: "834,293 822,392 830,480 872,570", lean: 0.25 });
const cuff = ribbedCuff(sleeve, { at: [418, 954], halfWidth: 51, drawn: 15, length: 63, full: 5 });
const hem = ribbedHem({ wide: 270, ribbed: 242, ribsY: 971, hemY: 1053, full: 9 });
const half = `${crewFront} 234,291 256,300 290,332 352,432 414,566 446,742 ${cuff.outline}
  316,750 272,572^ 270,720 271,840 ${hem}`;

/** Laid down with straight arms, or with one of them bent in. */
const lies: Swings[] = [
  { left: [0.03, -0.05], right: [0.05, 0.2] },
  { left: [0.06, 0.16], right: [0.03, -0.06] },
];

const jumper = (lie: (typeof lies)[number]) =>
  knitted({
    lane: 400,
    half,
    backHalf: withNeck(half, "112,252^", crewBack),
    sleeve,
    turn: 0.006,
    arms: { ...lie, shoulderX: 268, shoulderY: 330, elbowY: 699 },
    armpit: [272, 572],
    cuff: cuff.end,
    neckY: 280,
    ribs: { bodyY: 971, sleeve: cuff.ribsFrom },
    room: 1.1,
    stroked: true,
    relaxed: true,
    neck: (order, hand) => crewNeck(order, hand, 9),
    front: { zoom: 1.18, x: 600, y: 650 },
    detail: { zoom: 3.6, x: 430, y: 880 },
    // The ribs where hem and cuff end.
    close: { zoom: 3.2, x: 780, y: 1000 },
  });

/** A plain crew-neck jumper of medium weight. */
export const crewNeckJumper: Cut = (order) => jumper(laidLike(lies, order.seed, 6))(order);
