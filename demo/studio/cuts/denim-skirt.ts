import { bell, ramp } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { overlap, seam, stitch, wear } from "../making/sewing/seams.ts";
import { fade } from "../making/trousers/denim-wash.ts";
import {
  fivePocketBack,
  fivePocketFront,
  gold,
  jeansLoops,
} from "../making/trousers/five-pockets.ts";
import { type SkirtStyle, sewSkirt } from "../making/trousers/sewn-skirt.ts";
import { line } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const style: SkirtStyle = {
  half: `0,183 80,180 142,174 202,166^ 207,212 224,280 239,352 251,430 263,560 288,960^ 150,976
    0,980`,
  corner: "202,166^",
  backWaist: "0,156 80,158",
  hem: "0,900 270,900^ 280,948^ 150,966 0,970",
  waistEnd: 222,
  flow: [0.02, 0.12],
  hemY: 980,
  zoom: 1.62,
  close: { x: 719, y: 264 },
  loops: jeansLoops,
  makeFront: (s, rise) => {
    fade(s, rise, 0.8, (u, v) => 0.28 * bell(Math.abs(u - 600) - 130, 80) * bell(v - 520, 260));
    fivePocketFront(s);
    middleSeam(s, 690);
    overlap(s, line("600,670 600,760 598,980"), 4, 40);
    stitch(s, line("600,690 600,760 598,980"), { ...gold, offset: 8 });
    sewHem(s);
  },
  makeBack: (s, rise) => {
    fade(s, rise, 0.6, (u, v) => 0.28 * bell(Math.abs(u - 600) - 110, 90) * bell(v - 420, 180));
    fivePocketBack(s);
    middleSeam(s, 980);
    sewHem(s);
  },
};

/** A denim skirt to the knee with five pockets and a slit in front. */
export const denimSkirt: Cut = (order) => sewSkirt(order, style, 3100);

function middleSeam(s: Surface, end: number): void {
  const middle = line(`600,224 600,${end / 2} 600,${end}`);
  seam(s, middle, { depth: 2.8, pucker: 1.2 });
  for (const offset of [-4, -9]) stitch(s, middle, { ...gold, offset });
}

function sewHem(s: Surface): void {
  const hem = line("310,960 450,976 600,980 750,976 890,960");
  stitch(s, hem, { ...gold, offset: -15 });
  s.along(hem, 20, (k, d, way) => {
    s.relief[k]! += 1.3 * ramp(16, 13, Math.abs(d)) * (1 + 0.8 * Math.sin(way / 5));
  });
  wear(s, hem, "bleached", 3, 0.4);
}
