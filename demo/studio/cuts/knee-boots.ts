import { bell } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { type ProfileShoe, shoeInProfile } from "../making/leather/shoe-in-profile.ts";
import { type Place, pairInProfile } from "../making/leather/shoe-pair.ts";
import { welt } from "../making/leather/welt.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { zipPuller } from "../making/sewing/zip.ts";
import type { Surface } from "../pattern/surface.ts";

const fine = { length: 4, width: 0.6 } as const;

const boot: ProfileShoe = {
  upper: `286,128^ 360,140 440,142 520,130 590,112^ 598,260 590,420 570,560 562,680 580,780 626,860
    700,930 780,978 860,1008 910,1040 926,1070 918,1090^ 780,1094 660,1078 560,1044 470,1020
    330,1016^ 316,960 318,900 334,830 336,740 312,600 290,440 280,280`,
  last: `284,-10^ 592,-10^ 598,260 590,420 570,560 562,680 580,780 626,860 700,930 780,978
    862,1006 914,1038 936,1072 930,1160 880,1200^ 330,1200^ 312,960 318,900 334,830 336,740 312,600
    290,440 280,280`,
  sole: `322,1010^ 400,1012 470,1016 560,1040 660,1074 780,1090 880,1088 924,1080^ 930,1092 920,1102
    860,1108 760,1110 650,1098 560,1066 480,1044 448,1044^ 432,1120^ 340,1120^ 320,1040`,
  soleDye: "sole",
  topLine: "286,130^ 350,100 440,92 530,94 590,114^ 530,150 440,160 350,156",
  bend: [690, 980],
  ground: 1090,
  paint: paintUpper,
  paintSole: (s, place) => {
    welt(s, place.path("324,1020 400,1022 470,1026 560,1050 660,1084 780,1099 880,1097 926,1088"));
    seam(s, place.path("322,1040 390,1044 450,1042"), { depth: 2, pucker: 0 });
  },
};

/** A pair of knee-high boots in profile, with a zip and a covered block heel. */
export const kneeBoots: Cut = (order) =>
  pairInProfile(order.seed + 530, [-84, 70], (place) => shoeInProfile(order, place, boot), {
    front: { zoom: 1.06, x: 596, y: 640 },
    detail: { zoom: 2, x: 560, y: 900 },
    close: { zoom: 4, x: 480, y: 1000 },
  });

function paintUpper(s: Surface, place: Place): void {
  const back = place.path("318,132 318,300 330,500 352,700 362,800 352,900 348,1018");
  seam(s, back, { depth: 1.6, pucker: 0.4 });
  const zip = place.path("440,146 446,400 450,640 452,820 448,960");
  s.along(zip, 16, (k, d) => {
    s.relief[k]! += 1.6 * bell(Math.abs(d) - 6, 3.4) - 2.2 * bell(d, 2);
    s.tone(k, 1 - 0.45 * bell(d, 1.6));
  });
  for (const offset of [10, -10]) stitch(s, zip, { ...fine, offset });
  const [x, y] = place.spot(441, 168);
  zipPuller(s, x, y, "brass");
  stitch(s, place.path("286,140 360,152 440,154 520,142 592,124"), { ...fine, offset: 3 });
  const vamp = place.path("470,1022 520,940 580,850 600,812");
  seam(s, vamp, { depth: 1.6, pucker: 0.3 });
}
