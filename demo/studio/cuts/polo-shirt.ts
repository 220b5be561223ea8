import type { Texture } from "../cloths/texture.ts";
import { ramp } from "../fields/scalar.ts";
import type { Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { jerseyTop } from "../making/knits/jersey-top.ts";
import { button, buttonhole } from "../making/sewing/button.ts";
import { patch } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import {
  collarFall,
  collarLeaf,
  collarStand,
  shirtNeckBack,
} from "../making/shirts/shirt-parts.ts";
import { knots, line, type Side, shape } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const sleeve = sleeves({ armhole: "816,300 808,392 814,484 834,566", lean: 0.35 });
const leaf = "602,312^ 640,276 659,227 667,219 678,227 700,262 716,292^ 690,378^ 646,348";

/** A polo shirt: ribbed collar and cuffs, a short buttoned placket, vents at the sides. */
export const poloShirt = jerseyTop({
  lane: 2700,
  half: `0,292 50,268 74,236^ 150,258 222,292 290,362 340,462 376,596^ 272,636^ 236,568^ 227,740
    229,900 233,988^ 236,1050^ 120,1060 0,1062`,
  shoulder: "74,236^",
  backNeck: "0,232 40,230",
  turn: -0.008,
  arms: { left: [0.05, 0], right: [0, 0], shoulderX: 228, shoulderY: 330, elbowY: 900 },
  sleeve,
  sleeveEnd: [
    [272, 636],
    [376, 596],
  ],
  armpit: [234, 568],
  hemLine: "364,1050 480,1060 600,1062 720,1060 836,1050",
  neck: (order, hand) => ({
    behind: [shirtNeckBack(order, hand)],
    over: [collarStand(order, hand), ribbedLeaf(order, hand, -1), ribbedLeaf(order, hand, 1)],
    overBack: [collarFall(order, hand, ribbedEdge(order))],
  }),
  trim: placket,
  finish: (s, order) => {
    for (const side of [1, -1] as const) {
      const end = line("872,636 976,596", side);
      order.cloth.rib(
        s,
        (u, v) => sleeve.grain(u, v),
        (u, v) => ramp(27, 25, below(u, v, side)) * (sleeve.on(u, v) ? 1 : 0),
      );
      seam(
        s,
        end.map(([x, y]): [number, number] => [x - side * 10, y - 25]),
        {
          depth: 1.4,
          pucker: 0.5,
        },
      );
      seam(s, line("830,982 832,1022 834,1050", side), { depth: 1.6, pucker: 0.2 });
    }
  },
  front: { zoom: 1.27, x: 600, y: 650 },
  detail: { zoom: 2.6, x: 630, y: 440 },
  close: { zoom: 5, x: 650, y: 380 },
});

/** Distance above the sleeve's end. */
function below(u: number, v: number, side: Side): number {
  const x = (u - 600) * side;
  if (x < 232) return 1e3;
  const along = (x - 272) / 104;
  return 636 - 40 * along - v;
}

function placket(s: Surface): void {
  patch(s, knots("581,280^ 619,280^ 619,520^ 581,520^"), {
    rise: 2,
    stitched: { length: 3, width: 0.5, inset: 4 },
  });
  stitch(s, line("581,498 600,498 619,498"), { length: 3, width: 0.5 });
  for (const y of [362, 424, 482]) {
    buttonhole(s, 600, y, 16);
    button(s, 600, y, 7, { dye: "pearl" });
  }
}

function ribbedLeaf(order: Order, pose: Pose, side: Side): Piece {
  const piece = collarLeaf(order, pose, leaf, side);
  return { ...ribbed(order, piece), outline: shape(leaf, side) };
}

/** A knitted collar: fine ribs along its edge instead of cloth. */
function ribbed(order: Order, piece: Piece): Piece {
  return {
    ...piece,
    make: (s) => ribbedEdge(order)(s, (u, v) => [v, u]),
  };
}

/** Ribs with a firmer welt along the rim. */
function ribbedEdge(order: Order): Texture {
  return (s, grain) => {
    order.cloth.rib(s, grain);
    s.each((k, _u, _v, depth) => {
      s.relief[k]! += 0.9 * ramp(7, 5.5, depth);
      s.tone(k, 1 - 0.12 * ramp(4, 0, depth));
    });
  };
}
