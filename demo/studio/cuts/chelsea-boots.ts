import { noise } from "../fields/noise.ts";
import type { Cut, Order } from "../garment.ts";
import {
  elastic,
  type ProfileShoe,
  pullTab,
  shoeInProfile,
} from "../making/leather/shoe-in-profile.ts";
import { type Place, pairInProfile } from "../making/leather/shoe-pair.ts";
import { stackedHeel, welt } from "../making/leather/welt.ts";
import { patch } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { curve } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const gorePattern = "420,500^ 522,498^ 514,610 490,706 472,724 454,706 432,610";
const fine = { length: 4, width: 0.6 } as const;

const boot: ProfileShoe = {
  upper: `348,498^ 400,508 450,512 510,506 562,492^ 565,560 574,640 596,718 652,790 730,846
    820,888 896,920 942,956 958,988 952,1014^ 780,1027 620,1019 480,1003 304,1001^ 294,950 291,900
    302,830 324,758 340,690 344,600`,
  last: `346,360^ 560,360^ 565,560 574,640 596,718 652,790 730,846 820,888 898,921 946,956
    966,992 966,1080 910,1130^ 300,1130^ 290,950 290,900 302,830 324,758 340,690 344,600`,
  sole: `294,994^ 400,1000 500,1008 620,1022 780,1031 900,1024 956,1006^ 968,1016 964,1036
    910,1052 780,1061 660,1059 560,1045 478,1030 458,1032^ 452,1078^ 300,1078^ 291,1030`,
  soleDye: "sole",
  topLine: "348,500^ 400,472 450,466 510,470 562,494^ 510,530 450,536 400,530",
  bend: [655, 850],
  ground: 1016,
  paint: paintUpper,
  paintSole: (s, place) => {
    stackedHeel(s, place, 1034);
    welt(s, place.path("296,1004 400,1011 500,1019 620,1033 780,1042 900,1036 964,1018"));
  },
};

/** A pair of Chelsea boots in profile, one before the other. */
export const chelseaBoots: Cut = (order) =>
  pairInProfile(order.seed + 91, [-66, 90], (place) => tabbed(order, place), {
    front: { zoom: 1.1, x: 606, y: 776 },
    detail: { zoom: 2, x: 600, y: 930 },
    close: { zoom: 3.6, x: 446, y: 664 },
  });

function tabbed(order: Order, place: Place): Piece[] {
  return [
    pullTab(place, "334,474 345,466 356,473 362,540^ 338,540^"),
    ...shoeInProfile(order, place, boot),
  ];
}

function paintUpper(s: Surface, place: Place): void {
  const gore = s.addFinish(elastic);
  const elasticDye = s.dye("elastic");
  patch(s, place.at(gorePattern), {
    rise: -2.6,
    slope: 2.4,
    paint: (k, u, v) => {
      s.ink(k, elasticDye, 0.92);
      // Rubber in the warp draws the weft together to uneven cords.
      const [x, y] = place.own(u, v);
      const cord = Math.abs(Math.sin((x + 1.2 * noise(x / 9, y / 34, 5)) / 2.2));
      const pick = Math.sin(y * 1.5 + 2 * Math.floor(x / 6.9));
      s.relief[k]! += 1.7 * cord + 0.25 * pick + 1.6 * noise(x / 40, y / 26, 6);
      s.tone(k, 0.86 + 0.22 * cord + 0.05 * pick);
      s.finish[k] = gore;
    },
  });
  const rim = curve(place.at(gorePattern));
  stitch(s, [...rim, rim[0]!], { ...fine, offset: -5 });
  const join = place.path("472,726 488,800 520,900 556,1012");
  seam(s, join, { depth: 2.2, pucker: 0.4 });
  stitch(s, join, { ...fine, offset: 6 });
  stitch(s, join, { ...fine, offset: 9 });
  stitch(s, place.path("350,520 358,640 346,740 330,860 338,1000"), fine);
  stitch(s, place.path("348,508 400,518 450,522 510,516 562,502"), { ...fine, offset: 4 });
}
