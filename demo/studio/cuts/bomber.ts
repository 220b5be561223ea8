import { sleeves } from "../making/body/sleeves.ts";
import { blouson } from "../making/tailoring/blouson.ts";

/** A short zipped bomber with ribbed collar, cuffs and hem. */
export const bomber = blouson({
  lane: 71,
  half: `0,330 60,312 116,276^ 244,317^ 274,342 352,486 424,636 464,770 483,856 481,886
    471,905^ 483,984^ 403,1003^ 382,926^ 362,902 338,800 312,700 288,594^ 290,740 296,862 272,932^
    256,1024^ 120,1034 0,1036`,
  backNeck: ["116,276^", "0,268 60,266"],
  sleeve: sleeves({ armhole: "844,320 834,420 841,510 887,596", lean: 0.22 }),
  armpit: [288, 594],
  turn: -0.008,
  // Both sleeves lie down beside the body, clear of its ribs: one of them is bent, the other fell straight.
  arms: { left: [-0.01, 0.26], right: [0.13, -0.05], shoulderX: 262, shoulderY: 352, elbowY: 690 },
  waistY: 720,
  ribs: {
    bodyY: 924,
    sleeve: 621,
    joins: ["602,924 740,923 874,918", "984,925 1068,906"],
  },
  pockets: {
    welt: "808,664^ 732,816^ 706,802^ 783,652^",
    bag: { x0: 696, y0: 644, x1: 818, y1: 824 },
  },
  front: { zoom: 1.14, x: 600, y: 648 },
  // A sleeve beside the hem, where the cloth is gathered to its ribs.
  detail: { zoom: 3, x: 345, y: 845 },
  close: { zoom: 5, x: 640, y: 916, aside: { aperture: 0.06 } },
});
