import { chance, noise } from "../fields/noise.ts";
import { bell, blend, fraction, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { insideBack, insideHem } from "../making/body/inside.ts";
import { laidByHand, turnedOver, unsettled } from "../making/body/poses.ts";
import { rounded } from "../making/sewing/rounded.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { bowed, waistband } from "../making/sewing/waistband.ts";
import { curve, knots, line, mirrored, withNeck } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = "0,304 80,301 165,292^ 169,343 194,460 252,720 334,1130^ 190,1154 0,1164";
const hem = "0,1070 300,1070^ 320,1120^ 190,1144 0,1154";
const pleats = 23;
const waistEnd = 346;
/** The waistband lies in a shallow bow. */
const bandEnd = bowed(350, -7, 165);
/** Share of a pleat's width that lies on top; the rest is folded under. */
const onTop = 0.82;

const fine = { length: 3.4, width: 0.55 };

/** A midi skirt of knife pleats on a narrow waistband. */
export const pleatedSkirt: Cut = (order) => {
  const { cloth, seed } = order;
  const pose = unsettled(laidByHand(seed + 31, 6, -0.008), seed + 31);
  const body: Piece = {
    outline: rounded(mirrored(half)),
    optics:
      cloth.optics.kind === "satin"
        ? { ...cloth.optics, gloss: 0.24, along: 0.55, across: 0.34 }
        : cloth.optics,
    seed: seed + 33,
    loft: 0.3,
    height: 15,
    hold: 0.003,
    bend: 0.5,
    edgeAnchor: 0.05,
    grid: [14, 7],
    steps: [420, 240],
    slide: 0.01,
    pose,
    pins: (_u, v) => 0.15 * ramp(350, 335, v),
    base: (u, v) => pleatHeight(u, v, seed),
    excess: (e, u, v) => {
      e.xx += 0.01;
      e.along(1, 0, 0.1 * ramp(400, 1150, v));
      e.crumple(u, v, seed + 9, 0.02, 160);
      e.around(u, v, 600, 330, 300, 0.02);
    },
    threadAngle: (u, v) => (-0.25 * (u - 600)) / halfWidth(v),
    make: (s) => makeFront(s, order),
  };
  return {
    pieces: [
      insideBack(order, pose, mirrored("0,284 80,285 158,292^ 120,330 0,345"), 298),
      insideHem(order, pose, hem),
      body,
    ],
    back: [
      insideHem(order, pose, hem),
      {
        ...body,
        seed: seed + 37,
        outline: rounded(mirrored(withNeck(half, "165,292^", "0,288 80,288"))),
        pose: turnedOver(pose),
        make: (s) => makeBack(s, order),
      },
    ],
    front: { zoom: 1.46, x: 600, y: 728 },
    detail: { zoom: 2.5, x: 614, y: 470, tilt: 0.2 },
    close: { zoom: 5, x: 650, y: 400 },
  };
};

function halfWidth(v: number): number {
  return v < waistEnd ? 169 : blend(169, 346, (v - waistEnd) / 800);
}

/** Which pleat a place lies on, and how far across it. */
function pleatAt(u: number, v: number, seed: number) {
  const across = (u - 600) / halfWidth(v);
  const stray = 0.14 + 0.3 * ramp(waistEnd, 1150, v);
  const at = across * (pleats / 2) + 50 + stray * noise(across * 7, v / 420, seed + 3);
  return { number: Math.floor(at), share: fraction(at), width: (halfWidth(v) * 2) / pleats };
}

function pleatHeight(u: number, v: number, seed: number): number {
  if (v < bandEnd(u)) return 0;
  const { number, share } = pleatAt(u, v, seed);
  const saw = share < onTop ? share / onTop : (1 - share) / (1 - onTop);
  return saw * (3 + 24 * ramp(350, 1150, v)) * (0.8 + 0.4 * chance(number, 1, seed + 2));
}

function makeFront(s: Surface, order: Order): void {
  makePleats(s, order);
  seam(s, line("426,342 512,348 600,350 688,348 774,342"), { depth: 2.6, pucker: 0.5 });
  stitch(s, line("426,336 512,342 600,344 688,342 774,336"), fine);
  stitch(s, line("426,299 512,307 600,311 688,307 774,299"), fine);
}

/** A hidden zip in the middle closes between two pleats. */
function makeBack(s: Surface, order: Order): void {
  makePleats(s, order);
  seam(s, line("426,342 512,348 600,350 688,348 774,342"), { depth: 2.6, pucker: 0.5 });
  stitch(s, line("426,336 512,342 600,344 688,342 774,336"), fine);
  stitch(s, line("426,297 600,295 774,297"), fine);
  seam(s, line("600,288 600,420 601,520"), { depth: 1.8, pucker: 0.6 });
}

function makePleats(s: Surface, order: Order): void {
  face(s, order);
  waistband(s, bandEnd, 3.4);
  s.each((k, u, v) => {
    if (v <= bandEnd(u)) return;
    const { share, width } = pleatAt(u, v, order.seed);
    const past = (share - onTop) * width;
    const shade = past > 0 ? Math.exp(-past / 4.5) : 0.6 * Math.exp(past / 1.4);
    s.tone(k, 1 - 0.42 * shade * ramp(346, 420, v));
    s.relief[k]! += 1 * bell(past + 1.4, 1.3);
  });
  const rim = curve(knots("930,1132 790,1154 600,1164 410,1154 270,1132"), false);
  stitch(s, rim, { offset: 14, length: 4, width: 0.5 });
}
