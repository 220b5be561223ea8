import { bell, fraction, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { lacing } from "../making/leather/laces.ts";
import {
  laces,
  type ProfileShoe,
  pullTab,
  shoeInProfile,
} from "../making/leather/shoe-in-profile.ts";
import { flatProfile, type Place, pairInProfile } from "../making/leather/shoe-pair.ts";
import { standingPair } from "../making/leather/standing-pair.ts";
import { type StandingShoe, standingShoe } from "../making/leather/standing-shoe.ts";
import { weltedSole } from "../making/leather/standing-sole.ts";
import { stackedHeel, welt } from "../making/leather/welt.ts";
import { button } from "../making/sewing/button.ts";
import { patch } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import type { Point } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const fine = { length: 4, width: 0.6 } as const;
/** Each with the place of the boot's front edge to which its lace runs. */
const eyelets = [
  [528, 516, 588],
  [530, 566, 587],
  [536, 616, 591],
  [550, 664, 599],
  [578, 708, 616],
  [614, 748, 636],
] as const;

const boot: ProfileShoe = {
  upper: `344,470^ 380,488 440,492 500,482 538,466^ 556,440 580,436 590,452^ 588,560 600,640 628,712
    680,780 746,832 830,862 904,896 948,938 962,984 958,1010^ 780,1020 620,1016 480,1004 302,1002^
    292,950 290,900 302,830 324,758 340,690 344,600`,
  last: `342,330^ 590,330^ 588,560 600,640 628,712 680,780 746,832 830,862 906,897 952,938
    972,988 972,1080 910,1130^ 300,1130^ 288,950 290,900 302,830 324,758 340,690 344,600`,
  sole: `290,994^ 400,1000 500,1008 620,1016 780,1020 900,1014 962,1000^ 978,1014 976,1040^
    958,1043 955,1049 935,1051 932,1047 908,1049 905,1055 879,1056 876,1052 848,1053 845,1058
    815,1059 812,1054 782,1054 779,1059 747,1059 744,1053 700,1049 600,1040 478,1034 460,1036^
    456,1082^ 296,1082^ 287,1030`,
  soleDye: "rubber",
  topLine: "344,472^ 390,448 450,442 510,446 550,440^ 530,486 450,500 390,496",
  bend: [690, 868],
  ground: 1012,
  paint: paintUpper,
  paintSole: (s, place) => {
    stackedHeel(s, place, 1038);
    welt(s, place.path("292,1004 400,1011 500,1019 620,1027 780,1031 900,1025 968,1010"));
  },
};

const feather: Point[] = [
  [288, 1000],
  [400, 1004],
  [500, 1009],
  [620, 1017],
  [780, 1021],
  [900, 1018],
  [962, 1008],
];
const standing: StandingShoe = {
  ribs: [
    [960, 1006, 964, 996, 4],
    [955, 1010, 959, 974, 28],
    [936, 1014, 938, 940, 54],
    [890, 1018, 894, 900, 78],
    [806, 1022, 830, 866, 92],
    [706, 1020, 752, 836, 92],
    [606, 1016, 690, 786, 88],
    [486, 1009, 640, 728, 85],
    [366, 1003, 612, 684, 84],
    [302, 968, 601, 644, 84],
    [291, 908, 594, 606, 84],
    [302, 834, 589, 572, 86],
    [324, 758, 588, 542, 88],
    [338, 684, 588, 516, 90],
    [343, 600, 589, 488, 92],
    [345, 530, 591, 464, 93],
    [346, 468, 593, 440, 94, 18],
  ],
  plan: {
    knots: [
      [288, 80],
      [400, 82],
      [520, 86],
      [660, 100],
      [760, 108],
      [860, 104],
      [964, 86],
    ],
    heel: 76,
    toe: 170,
  },
  feather,
  floor: 1082,
  open: 0.72,
  folds: [
    { x: 700, y: 862, reach: 60, angle: 0.74, height: 5 },
    { x: 500, y: 726, reach: 62, angle: 1.2, height: 4.5 },
  ],
  lower: weltedSole({
    feather,
    bottom: [
      [288, 1042],
      [400, 1044],
      [480, 1048],
      [560, 1060],
      [680, 1078],
      [780, 1082],
      [880, 1079],
      [962, 1058],
    ],
    heelTo: 462,
    floor: 1082,
    welt: "sole",
    sole: "rubber",
    wider: 11,
    drawSole: lugs,
    drawHeel: (s) => stackedHeel(s, flatProfile, 1034),
  }),
  draw: (s) => paintUpper(s, flatProfile),
  trimmings: (upper) =>
    lacing(upper, {
      eyelets: eyelets.map(([x, y]): Point => [x, y]).reverse(),
      floor: 1082,
      thick: 5,
      dye: "elastic",
      bow: 92,
    }),
};

/** The profile of a lugged sole: notches between its blocks. */
function lugs(s: Surface): void {
  s.each((k, u, v) => {
    const notch = bell(fraction(u / 42) - 0.5, 0.16) * ramp(1052, 1062, v);
    s.tone(k, 1 - 0.8 * notch);
    s.relief[k]! -= 5 * notch;
  });
}

/** A pair of lace-up ankle boots on a lugged sole. */
export const ankleBoots: Cut = (order) => ({
  ...lyingBoots(order),
  standing: standingPair(
    () => standingShoe(order, standing),
    { step: 30, apart: 156 },
    {
      front: { zoom: 1.2, x: 0, y: 280 },
      detail: { zoom: 2, x: 0, y: 300 },
      back: { zoom: 1.2, x: 0, y: 280 },
      close: { zoom: 3.6, x: -40, y: 420 },
    },
  ),
});

const lyingBoots: Cut = (order) =>
  pairInProfile(order.seed + 520, [-66, 90], (place) => laced(order, place), {
    front: { zoom: 1.1, x: 612, y: 764 },
    detail: { zoom: 2.2, x: 520, y: 760 },
    close: { zoom: 4.2, x: 500, y: 740 },
  });

function laced(order: Order, place: Place): Piece[] {
  return [
    pullTab(place, "332,446 343,438 354,445 360,512^ 336,512^"),
    ...shoeInProfile(order, place, boot),
    ...laces(
      place,
      eyelets.map(([x, y, edge]) => `${x},${y} ${0.5 * (x + edge)},${y - 7} ${edge},${y - 22}`),
      5.5,
      "elastic",
    ),
    ...laces(
      place,
      ["540,508 500,492 462,512 446,548 458,574", "546,512 566,478 600,470 620,498"],
      4.5,
      "elastic",
    ),
  ];
}

function paintUpper(s: Surface, place: Place): void {
  const sewn = { rise: 2.8, slope: 1.4, stitched: { ...fine, inset: 4.5 } };
  patch(s, place.at("500,480^ 548,462^ 572,640 616,716 660,764^ 640,806 560,740 516,640"), sewn);
  patch(s, place.at("296,1010^ 306,880 340,800 400,790^ 420,880 436,1012^"), sewn);
  const cap = place.path("828,856 792,910 780,1026");
  seam(s, cap, { depth: 2.2, pucker: 0.3 });
  for (const offset of [5, 9]) stitch(s, cap, { ...fine, offset });
  const vamp = place.path("640,806 640,900 652,1020");
  seam(s, vamp, { depth: 1.8, pucker: 0.3 });
  stitch(s, vamp, { ...fine, offset: -5 });
  for (const [x, y] of eyelets) {
    const [u, v] = place.spot(x, y);
    button(s, u, v, 6.5, { dye: "brass", metal: true, holes: 0 });
  }
  // The padded collar: rolls that run round the ankle.
  s.each((k, u, v) => {
    const [x, y] = place.own(u, v);
    const inside = ramp(560, 548, y) * ramp(500, 490, x);
    if (inside <= 0) return;
    const groove = bell(fraction((y - 486) / 30) - 0.5, 0.1) * inside;
    s.relief[k]! -= 3 * groove;
    s.tone(k, 1 - 0.2 * groove);
  });
}
