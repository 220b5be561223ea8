import { canvas } from "../cloths/canvas.ts";
import type { Cut } from "../garment.ts";
import { sewShirt } from "../making/shirts/sewn-shirt.ts";
import type { ShirtStyle } from "../making/shirts/shirt-style.ts";
import { longSleeve } from "./shirt.ts";

/** Of brushed checks, which one wears as a shirt. */
const workShirt: ShirtStyle = {
  ...longSleeve,
  half: `0,292 50,268 74,236^ 238,294^ 262,310^ 338,452 412,596 446,716 470,792 474,818 467,832^ 483,898^
    427,920 365,929^ 348,865^ 336,851 328,800 301,670 286,560^ 284,740 284,880 285,1012^ 130,1022 0,1024`,
  hem: "315,1012 470,1022 600,1024 730,1022 885,1012",
  armhole: "839,296 829,390 838,480 884,558",
  sleeveEnd: [
    [966, 928],
    [1082, 898],
  ],
  cuff: "1067,832^ 1084,898^ 964,929^ 949,864^",
  shoulderX: 276,
  zoom: 1.19,
  middleY: 634,
  leaf: `602,314^ 636,281 655,250 649,228 626,217 598,213^ 598,205^ 628,206 654,211 673,222 694,256 706,288^
    676,370^ 640,342`,
  pockets: "flapped",
  buttons: "horn",
  heavy: 1.3,
  firstButton: 396,
  close: { zoom: 5, x: 706, y: 440, aside: { slant: 0.62 } },
};

/**
 * One that is worn as a jacket: a larger collar, round shoulders, and a pocket and flap that are layers of their
 * own. Between sleeve and side there is ground all the way down to the elbow: a sliver is taken for a tear.
 */
const jacketShirt: ShirtStyle = {
  ...workShirt,
  half: `0,292 50,268 74,236^ 150,262 212,284 246,301 274,332 338,446 412,594 446,714 472,792 477,818 469,832^
    485,898^ 427,920 365,929^ 348,865^ 336,851 328,800 301,670 286,560^ 284,740 284,880 286,1012^ 130,1024 0,1026`,
  leaf: `602,314^ 636,281 655,250 649,228 626,217 598,213^ 598,205^ 628,206 654,211 674,222 698,256 714,292^
    685,380^ 643,346`,
  lies: [
    { left: [0.04, 0.04], right: [0.06, 0.3] },
    { left: [0.06, 0.28], right: [0.03, 0.06] },
    { left: [0.03, 0.1], right: [0.05, 0.2] },
  ],
  shoulderX: 292,
  zoom: 1.15,
  pockets: "upon",
  ripple: 8,
};

/** Of canvas, washed until its seams rubbed pale. */
const canvasShirt: ShirtStyle = {
  ...jacketShirt,
  heavy: 1.5,
  relaxed: 1.25,
  stiff: 1.3,
  washed: 0.4,
  ripple: 9,
  close: { zoom: 2.6, x: 300, y: 900 },
};

/** The same in coating: its sleeves and edges show how thick the cloth is. */
const coatWeight: ShirtStyle = {
  ...jacketShirt,
  heavy: 2.1,
  relaxed: 1.2,
  detail: { zoom: 3.2, x: 330, y: 760 },
  close: { zoom: 2.8, x: 330, y: 870 },
};

/** A boxy shirt with one flapped pocket and a straight hem, of canvas or of brushed checks. */
export const overshirt: Cut = (order) =>
  order.print
    ? sewShirt(order, workShirt, 300)
    : sewShirt({ ...order, cloth: canvas(order.cloth) }, canvasShirt, 303);
/** An overshirt of coat cloth. */
export const shirtJacket: Cut = (order) => sewShirt(order, coatWeight, 300);
