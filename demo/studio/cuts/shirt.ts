import type { Cut, Framing } from "../garment.ts";
import { sewShirt } from "../making/shirts/sewn-shirt.ts";
import type { ShirtStyle } from "../making/shirts/shirt-style.ts";

/** One sleeve bent, the cuff upon the hem or beside it; or both down, never quite alike. */
const longLies: ShirtStyle["lies"] = [
  { left: [0.03, 0.14], right: [0.05, 0.5] },
  { left: [0.06, 0.58], right: [0.06, -0.05] },
  { left: [0.07, 0.2], right: [0.08, 0.36] },
];

/** What shirts with long sleeves have in common, whatever they are cut from. */
export const longSleeve = {
  lies: longLies,
  armhole: "829,291 818,380 826,470 864,550",
  lean: 0.26,
  sleeveEnd: [
    [952, 930],
    [1062, 903],
  ],
  cuff: "1048,836^ 1064,903^ 947,932.5^ 931,866^",
  shoulderX: 258,
  zoom: 1.21,
  middleY: 650,
} satisfies Partial<ShirtStyle>;

/** From the collar to a bent elbow: nearer, with nothing but the front in sight, plain cotton is a blank field. */
const toElbow: Framing = { zoom: 2.2, x: 752, y: 515, aside: { slant: 0.58, swing: 0.27 } };

const straightShirt: ShirtStyle = {
  ...longSleeve,
  half: `0,292 50,268 74,236^ 224,289^ 244,303^ 318,444 392,588 427,712 451,794 455,822 449,836^ 463,903^
    410,923.5 351,931^ 333,867^ 321,854 312,800 283,670 266,552^ 256,740 260,860 266,958 244,1010 150,1046 0,1056`,
  hem: "334,958 356,1010 450,1046 600,1056 750,1046 844,1010 866,958",
  leaf: `602,314^ 636,281 655,250 649,228 626,217 598,213^ 598,205^ 628,206 654,211 673,222 691,254 700,284^
    660,378^ 634,344`,
  pockets: "one",
  buttons: "pearl",
  firstButton: 396,
  detail: toElbow,
  // A cuff upon the hem: a collar of plain cloth is taken for plaster, and the tips of a striped one for chewed.
  close: { zoom: 4.1, x: 190, y: 862 },
};

const pyjamaShirt: ShirtStyle = {
  ...longSleeve,
  half: `0,440^ 40,346 74,236^ 234,293^ 256,307^ 332,450 404,594 438,716 462,796 466,824 459,838^ 475,904^
    420,926 359,935^ 342,871^ 330,857 322,800 295,672 278,558^ 274,740 278,880 284,1032^ 130,1042 0,1044`,
  hem: "316,1032 470,1042 600,1044 730,1042 884,1032",
  armhole: "836,295 826,388 834,478 876,556",
  sleeveEnd: [
    [960, 934],
    [1074, 904],
  ],
  cuff: "1059,838^ 1076,904^ 958,935^ 943,870^",
  shoulderX: 268,
  zoom: 1.19,
  middleY: 644,
  leaf: `600,450^ 634,362 655,264 649,228 626,217 598,213^ 598,205^ 628,206 654,211 676,224 712,268
  752,334^ 706,334^ 742,362^ 704,400 650,434`,
  openNeck: true,
  gorge: "706,335 641,316",
  pockets: "one",
  buttons: "pearl",
  ripple: 5,
  firstButton: 470,
  close: { zoom: 3, x: 215, y: 815 },
};

/**
 * Without a print its detail is a sleeve's head with the fold that hangs from it, and from near one sees
 * its collar: that of a printed one cannot be told from what it lies on.
 */
const plainFluidShirt: ShirtStyle = {
  ...pyjamaShirt,
  detail: { zoom: 2.8, x: 800, y: 500 },
  close: { zoom: 3.4, x: 215, y: 830 },
};

const pipedPyjama: ShirtStyle = {
  ...pyjamaShirt,
  piped: true,
  turnedUp: 24,
  relaxed: 1.7,
  ripple: 7,
  // With ground all the way between sleeve and side: beside a sleeve that lies upon it, a sliver is taken for a tear.
  lies: [{ left: [-0.08, 0.26], right: [-0.06, 0.2] }],
  detail: { zoom: 3, x: 400, y: 560 },
  // Piped collar and pocket: its cuffs are those of any striped shirt.
  close: { zoom: 3, x: 660, y: 470 },
};

const wideShirt: ShirtStyle = {
  half: `0,292 50,268 74,236^ 280,307^ 302,323^ 374,460 436,600 463,710 480,774 484,800 477,814^ 490,884^
    433,907 370,917^ 355,849^ 343,835 342,790 334,700 326,606^ 322,760 323,900 327,1050^ 308,1114 186,1148 0,1154`,
  hem: "273,1050 292,1114 414,1148 600,1154 786,1148 908,1114 927,1050",
  armhole: "882,310 878,400 888,500 924,604",
  lean: 0.2,
  sleeveEnd: [
    [972, 916],
    [1088, 884],
  ],
  cuff: "1077,814^ 1091,884^ 969,917^ 956,848^",
  leaf: `602,314^ 636,281 655,250 649,228 626,217 598,213^ 598,205^ 628,206 654,211 673,222 694,256 706,290^
    668,390^ 638,350`,
  pockets: "two-large",
  buttons: "pearl",
  firstButton: 396,
  shoulderX: 316,
  lies: [{ left: [0.04, 0.05], right: [0.1, 0.34] }],
  zoom: 1.17,
  middleY: 690,
  detail: toElbow,
  // The cuff that lies upon the side seam, with the hem and the ground below it.
  close: { zoom: 3, x: 985, y: 860 },
};

const campShirt: ShirtStyle = {
  half: `0,468^ 40,356 74,236^ 246,296^ 268,310^ 450,450^ 368,630^ 290,560^ 286,740 286,880
    290,1028^ 140,1038 0,1040`,
  hem: "310,1028 460,1038 600,1040 740,1038 890,1028",
  armhole: "848,298 838,390 846,480 888,558",
  lean: 0.9,
  sleeveEnd: [
    [968, 630],
    [1050, 450],
  ],
  leaf: `600,478^ 637,368 658,266 649,228 626,217 598,213^ 598,205^ 628,206 654,211 676,224 716,272
  744,328^ 708,344^ 756,358^ 714,408 656,452`,
  openNeck: true,
  gorge: "708,345 643,326",
  pockets: "one",
  buttons: "pearl",
  ripple: 5,
  firstButton: 508,
  shoulderX: 290,
  lies: [{ left: [0.07, 0], right: [0.02, 0] }],
  zoom: 1.21,
  middleY: 640,
  detail: { zoom: 2.8, x: 840, y: 470 },
  // A sleeve beside the body: leaf upon front, prints run together.
  close: { zoom: 2.6, x: 850, y: 500 },
};

/** A straight shirt with a pointed collar, chest pocket and curved hem. */
export const shirt: Cut = (order) => sewShirt(order, straightShirt, 0);
/** A fluid shirt cut like a pyjama top: an open notched collar and a straight hem. */
export const pyjamaTop: Cut = (order) =>
  sewShirt(order, order.print ? pyjamaShirt : plainFluidShirt, 600);
/** The top of classic pyjamas, its edges piped. */
export const pipedPyjamaTop: Cut = (order) => sewShirt(order, pipedPyjama, 600);
/** A wide shirt with dropped shoulders, two large pockets and a long curved hem. */
export const oversizedShirt: Cut = (order) => sewShirt(order, wideShirt, 1200);
/** A boxy short-sleeved shirt with an open collar that lies flat. */
export const campCollarShirt: Cut = (order) => sewShirt(order, campShirt, 1500);
