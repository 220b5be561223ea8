import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import type { Cut } from "../garment.ts";
import { button } from "../making/button.ts";
import { dyed, patch } from "../making/patch.ts";
import { seam, stitch } from "../making/seams.ts";
import { laces, type ProfileShoe, shoeInProfile } from "../making/shoe-in-profile.ts";
import { oneBeforeOther, type Place } from "../making/shoe-pair.ts";
import { soles, solesFraming } from "../making/soles.ts";

const fine = { length: 4, width: 0.6 } as const;
const eyestay = `512,738^ 540,723 566,738^ 612,783 668,824 734,854^ 742,874^ 690,886 620,861
  556,819 520,782`;
const eyelets = [
  [552, 756],
  [582, 787],
  [618, 814],
  [656, 835],
  [698, 854],
] as const;

const shoe: ProfileShoe = {
  upper: `312,760^ 318,740 338,733 366,750 410,772 462,767 500,741 520,704^ 548,676 584,688^
    598,731 644,778 706,822 786,854 862,874 922,903 956,938 964,978^ 880,1000 700,1004 500,996
    288,985^ 282,940 288,881 300,822`,
  last: `312,629^ 560,629^ 584,688 598,731 644,778 706,822 786,854 862,874 924,903 962,938
    974,982 970,1080 920,1120^ 300,1120^ 282,1000 282,940 288,881 300,822`,
  sole: `284,977^ 300,970 480,982 620,990 780,994 900,985 958,963^ 976,975 980,1006 960,1042
    900,1058 700,1062 480,1062 320,1062 290,1054 280,1020`,
  soleDye: "pearl",
  topLine: "316,750^ 336,726 400,720 470,713 524,699^ 506,746 462,772 410,777 366,755",
  bend: [700, 890],
  ground: 986,
  paint: paintUpper,
  paintSole: (s, place) => {
    const foxing = place.path("284,1000 480,1006 620,1014 780,1018 900,1010 978,990");
    stitch(s, foxing, { length: 7, width: 0.9 });
    s.along(foxing, 20, (k, d) => {
      s.relief[k]! += 1.2 * bell(d + 8, 3);
      s.tone(k, 1 - 0.16 * bell(d - 8, 2));
    });
    s.each((k, u, v) => {
      const [x, y] = place.own(u, v);
      s.tone(k, 1 - 0.12 * ramp(1046, 1060, y) - 0.2 * ramp(1004, 980, y) * ramp(300, 360, x));
    });
  },
};

/** A pair of low court sneakers in profile: laces, a heel tab, a stitched rubber cup sole. */
export const sneakers: Cut = (order) => ({
  pieces: oneBeforeOther(order.seed + 510, [-64, 96], (place) => [
    ...shoeInProfile(order, place, shoe),
    ...laces(
      place,
      eyelets.map(([x, y]) => `${x},${y} ${x + 22},${y - 13} ${x + 46},${y - 40}`),
      8,
      "pearl",
    ),
    ...laces(
      place,
      ["560,738 520,720 486,738 470,768 486,787", "566,741 590,713 628,704 652,726"],
      6,
      "pearl",
    ),
  ]),
  back: soles(order, { kind: "sneaker", dye: "pearl" }),
  backFraming: solesFraming,
  front: { zoom: 1.14, x: 620, y: 866 },
  detail: { zoom: 2.3, x: 640, y: 900 },
  close: { zoom: 4.4, x: 560, y: 900 },
  lighting: { key: [-0.42, -0.68, 0.6] },
});

function paintUpper(s: Surface, place: Place): void {
  const sewn = { rise: 2.6, slope: 1.4, stitched: { ...fine, inset: 4.5 } };
  patch(s, place.at("860,874^ 800,914 768,956 764,1004^ 990,1004^ 974,906^"), sewn);
  patch(s, place.at("330,1000^ 344,914 376,872 440,862^ 452,1000^"), sewn);
  patch(s, place.at(eyestay), sewn);
  patch(s, place.at("298,738^ 352,726^ 362,797 340,810 296,814^"), {
    ...sewn,
    paint: dyed(s, "second"),
  });
  seam(s, place.path("734,874 720,931 716,1000"), { depth: 1.6, pucker: 0.2 });
  for (const [x, y] of eyelets) {
    const [u, v] = place.spot(x, y);
    button(s, u, v, 6, { dye: "steel", metal: true, holes: 0 });
  }
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 5; i++) {
      const [u, v] = place.spot(786 + i * 22 + row * 4, 890 + i * 7 + row * 17);
      s.within({ x0: u - 6, y0: v - 6, x1: u + 6, y1: v + 6 }, (k, x, y) => {
        s.tone(k, 1 - 0.75 * ramp(3.4, 2.2, Math.hypot(x - u, y - v)));
      });
    }
  }
  stitch(s, place.path("312,767 366,760 410,782 462,777 504,750"), { ...fine, offset: 3 });
}
