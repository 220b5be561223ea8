import type { Cut } from "../garment.ts";
import { sewShirt } from "../making/shirts/sewn-shirt.ts";
import type { ShirtStyle } from "../making/shirts/shirt-style.ts";

const longSleeve = {
  armhole: "822,296 818,400 822,500 836,588",
  lean: 0.245,
  sleeveEnd: [
    [976, 1118],
    [1078, 1086],
  ],
  cuff: "1062,998^ 1082,1090^ 974,1122^ 956,1033^",
  shoulderX: 232,
  zoom: 1.16,
  middleY: 709,
} satisfies Partial<ShirtStyle>;

const straightShirt: ShirtStyle = {
  ...longSleeve,
  half: `0,292 50,268 74,236^ 150,262 224,296 306,372 384,600 444,860 478,1086^ 376,1118^ 316,880
    272,730 236,600^ 228,800 234,960 242,1080 222,1132 150,1182 0,1198`,
  hem: "358,1080 378,1132 450,1182 600,1198 750,1182 822,1132 842,1080",
  leaf: "602,314^ 640,276 659,227 667,219 676,227 694,262 704,290^ 672,392^ 640,356",
  pockets: "one",
  firstButton: 396,
  swing: { left: [0.14, 0.2], right: [0.08, -0.06] },
};

const workShirt: ShirtStyle = {
  ...longSleeve,
  half: `0,292 50,268 74,236^ 156,262 236,298 322,378 396,606 454,866 486,1082^ 382,1116^ 328,886
    290,742 254,612^ 258,800 262,980 266,1152^ 130,1164 0,1166`,
  hem: "336,1152 470,1164 600,1166 730,1164 864,1152",
  leaf: "602,314^ 638,280 657,229 665,221 678,229 700,264 714,296^ 690,372^ 646,348",
  pockets: "flapped",
  firstButton: 396,
  swing: { left: [0.07, -0.06], right: [0.13, 0.18] },
};

const pyjamaShirt: ShirtStyle = {
  ...longSleeve,
  half: `0,428^ 34,346 74,236^ 156,264 236,304 326,390 412,620 468,860 490,1080^ 384,1114^ 330,886
    282,742 246,606^ 244,800 250,980 256,1160^ 130,1172 0,1174`,
  hem: "344,1160 470,1172 600,1174 730,1172 856,1160",
  leaf: `600,436^ 632,350 659,227 667,219 684,229 720,274 748,322^ 706,342^ 744,366^ 716,394 660,422`,
  openNeck: true,
  pockets: "one",
  firstButton: 470,
  swing: { left: [0.15, 0.16], right: [0.06, 0.04] },
};

const tunicShirt: ShirtStyle = {
  ...longSleeve,
  half: `0,292 50,268 74,236^ 152,262 230,297 312,374 390,602 450,862 484,1084^ 376,1118^ 322,882
    282,736 246,606^ 250,800 262,980 272,1150^ 258,1208 160,1244 0,1250`,
  hem: "328,1150 342,1208 440,1244 600,1250 760,1244 858,1208 872,1150",
  pockets: "none",
  firstButton: 352,
  placketEnd: 690,
  swing: { left: [0.13, 0.16], right: [0.05, -0.08] },
  zoom: 1.13,
  middleY: 730,
};

const wideShirt: ShirtStyle = {
  half: `0,292 50,268 74,236^ 160,258 262,292 350,372 420,600 470,850 494,1046^ 374,1088^ 346,900
    324,770 308,660^ 306,820 308,1000 312,1150^ 296,1226 180,1262 0,1268`,
  hem: "288,1150 304,1226 420,1262 600,1268 780,1262 896,1226 912,1150",
  armhole: "884,306 886,420 896,540 910,648",
  lean: 0.2,
  sleeveEnd: [
    [974, 1090],
    [1094, 1048],
  ],
  cuff: "1078,944^ 1098,1050^ 972,1094^ 944,988^",
  leaf: "602,316^ 640,276 659,227 667,219 678,227 700,264 714,296^ 686,408^ 646,360",
  pockets: "two-large",
  firstButton: 396,
  shoulderX: 290,
  swing: { left: [-0.02, 0.2], right: [0.09, 0.1] },
  zoom: 1.1,
  middleY: 736,
};

const campShirt: ShirtStyle = {
  half: `0,420^ 34,340 74,236^ 156,262 246,300 326,366 384,470 428,578^ 296,634^ 270,566^ 268,760
    270,1000 272,1118^ 130,1130 0,1132`,
  hem: "328,1118 470,1130 600,1132 730,1130 872,1118",
  armhole: "852,304 846,392 850,480 868,560",
  lean: 0.42,
  sleeveEnd: [
    [896, 634],
    [1026, 579],
  ],
  leaf: "600,428^ 632,346 659,227 667,219 684,229 722,274 754,330^ 706,346^ 752,374^ 712,396 656,416",
  openNeck: true,
  pockets: "one",
  firstButton: 462,
  shoulderX: 246,
  swing: { left: [0.06, 0], right: [-0.04, 0] },
  zoom: 1.18,
  middleY: 690,
};

/** A straight shirt with a pointed collar, chest pocket and curved hem. */
export const shirt: Cut = (order) => sewShirt(order, straightShirt, 0);
/** A boxy shirt with one flapped pocket and a straight hem. */
export const overshirt: Cut = (order) => sewShirt(order, workShirt, 300);
/** A fluid shirt cut like a pyjama top: an open notched collar and a straight hem. */
export const pyjamaTop: Cut = (order) => sewShirt(order, pyjamaShirt, 600);
/** A long shirt to be pulled on: a standing band, a half placket, slits at the sides. */
export const bandCollarShirt: Cut = (order) => sewShirt(order, tunicShirt, 900);
/** A wide shirt with dropped shoulders, two large pockets and a long curved hem. */
export const oversizedShirt: Cut = (order) => sewShirt(order, wideShirt, 1200);
/** A boxy short-sleeved shirt with an open collar that lies flat. */
export const campCollarShirt: Cut = (order) => sewShirt(order, campShirt, 1500);
