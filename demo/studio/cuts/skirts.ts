import { noise } from "../engine/noise.ts";
import { line } from "../engine/outline.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import type { Cut } from "../garment.ts";
import { button } from "../making/button.ts";
import { overlap, seam, stitch } from "../making/seams.ts";
import { type SkirtStyle, sewSkirt, waistband } from "../making/sewn-skirt.ts";

const fine = { length: 3.4, width: 0.5 };

const slip: SkirtStyle = {
  half: "0,306 112,296^ 122,340 164,500 208,760 262,1336^ 140,1360 0,1366",
  corner: "112,296^",
  backWaist: "0,290 60,290",
  hem: "0,1270 250,1270^ 256,1330^ 140,1353 0,1359",
  waistEnd: 322,
  flow: [0.1, 0.3],
  threadAngle: 0.6,
  hemY: 1366,
  close: { x: 640, y: 380 },
  fold: (e, u, v, seed) => {
    const side = u > 600 ? 1 : -1;
    e.along(1, 0, 0.34 * bell(v - 330, 40) * (0.6 + 0.8 * noise(u / 16, 1, seed)));
    e.along(0.4 * side, 1, 0.07 * bell(v - 560, 130));
  },
  makeFront: elastic,
  makeBack: elastic,
};

const aLine: SkirtStyle = {
  half: "0,308 124,296^ 128,348 176,540 252,820 322,1106^ 170,1140 0,1148",
  corner: "124,296^",
  backWaist: "0,290 64,290",
  hem: "0,1050 296,1050^ 314,1098^ 170,1132 0,1140",
  waistEnd: 352,
  flow: [0.02, 0.16],
  hemY: 1148,
  close: { x: 690, y: 400 },
  base: (u, v) => 10 * bell(Math.abs(u - 600) - panel(v), 16) * ramp(480, 1100, v),
  makeFront: (s) => {
    aLineWaist(s);
    overlap(s, line("640,304 643,700 648,1146"), 3.4, 40);
    stitch(s, line("640,304 643,700 648,1146"), { ...fine, offset: -8 });
    for (let y = 332; y < 1080; y += 92) {
      button(s, 621 + (y - 332) * 0.008, y, 9, { dye: "horn" });
    }
    for (const side of [1, -1] as const) {
      const mouth = line("676,356 714,440 742,500", side);
      s.along(mouth, 24, (k, d) => {
        s.tone(k, 1 - 0.34 * bell(d, 1.6) - 0.1 * bell(d, 8));
        s.relief[k]! -= 2.2 * bell(d, 1.7);
      });
      stitch(s, mouth, { ...fine, offset: -5 * side });
    }
  },
  makeBack: (s) => {
    aLineWaist(s);
    seam(s, line("600,296 601,700 600,1148"), { depth: 2, pucker: 0.7 });
    for (const side of [1, -1] as const) {
      seam(s, line("664,352 666,410 668,466", side), { depth: 1.8, pucker: 0.6 });
    }
  },
};

/** A midi skirt of satin cut on the bias, with an elastic waist. */
export const slipSkirt: Cut = (order) => sewSkirt(order, slip, 2000);
/** A flared skirt to the knee, buttoned down the front, with slanting pockets. */
export const aLineSkirt: Cut = (order) => sewSkirt(order, aLine, 2100);

/** Where the side panels of the flared skirt turn away from the front. */
function panel(v: number): number {
  return 84 + (v - 352) * 0.16;
}

function aLineWaist(s: Surface): void {
  waistband(s, 348, 6);
  seam(s, line("455,348 600,355 745,348"), { depth: 2.4, pucker: 0.6 });
  stitch(s, line("455,303 600,314 745,303"), fine);
  stitch(s, line("260,1094 440,1126 600,1134 760,1126 940,1094"), fine);
}

/** A narrow covered elastic that gathers the waist. */
function elastic(s: Surface): void {
  s.each((k, u, v, depth) => {
    const on = ramp(327, 323, v);
    const ruche = noise((u - 600) / 5.5, v / 60, 91);
    s.relief[k]! += on * (1.6 * ruche + 2.4) + 1.1 * ramp(390, 330, v) * (1 - on) * ruche;
    if (v > 1300) s.tone(k, 1 - 0.1 * bell(depth - 7, 1));
  });
  seam(s, line("470,322 600,329 730,322"), { depth: 2, pucker: 1 });
}
