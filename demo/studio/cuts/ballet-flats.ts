import { noise } from "../fields/noise.ts";
import { bell } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { paintEdge } from "../making/leather/leather-edge.ts";
import { type Place, sideBySide } from "../making/leather/pair-from-above.ts";
import { lowShoe, shoeOptics, soleRim } from "../making/leather/upper-from-above.ts";
import type { Piece } from "../pattern/piece.ts";

const upper = `-6,-292 36,-280 76,-236 104,-148 100,-50 84,40 76,120 79,198 65,262 0,293 -61,262
  -75,198 -70,120 -78,40 -93,-50 -102,-148 -83,-236 -47,-280`;
const opening = `0,-146 44,-132 74,-84 80,-10 70,60 62,130 63,196 50,248 0,272 -48,248 -59,196
  -56,130 -64,60 -73,-10 -68,-84 -40,-132`;

/** Ballet flats: a round toe, a low-cut opening and a small bow. */
export const balletFlats: Cut = (order) => ({
  pieces: pair(order),
  back: pair(order, Math.PI),
  front: { zoom: 1.62, x: 600, y: 800 },
  detail: { zoom: 3, x: 660, y: 690 },
  close: { zoom: 4.4, x: 742, y: 660 },
});

/** @param turn of the pair in radians. */
function pair(order: Order, turn = 0): Piece[] {
  const shoe = (place: Place): Piece[] => [
    ...lowShoe(order, place, {
      sole: soleRim,
      soleDye: "patch",
      upper,
      opening,
      height: 70,
      paint: (s) => {
        s.along(place.path("0,-146 0,-200"), 8, (k, d) => s.tone(k, 1 - 0.1 * bell(d, 3)));
      },
    }),
    ...bow(order, place),
  ];
  return sideBySide(order.seed + 580, 140, shoe, turn);
}

/** Two loops, two ends and the knot of a bow upon the toe. */
function bow(order: Order, place: Place): Piece[] {
  const part = (pattern: string, lift: number, lane: number): Piece => ({
    outline: place.at(pattern),
    optics: shoeOptics(order.cloth),
    seed: order.seed + lane,
    rests: true,
    lift,
    loft: 0.5,
    height: 6,
    hold: 0.03,
    bend: 0.6,
    edgeAnchor: 0.2,
    grid: [6, 4],
    steps: [60, 40],
    edgeDrop: 2,
    pose: place.pose,
    excess: (e, u, v) => {
      e.evenly(0.01);
      e.along(0.2, 1, 0.34 * (0.4 + noise(u / 14, v / 22, order.seed + lane)));
    },
    make: (s) => {
      face(s, order);
      paintEdge(s, 1.4);
    },
  });
  return [
    part("-3,-156^ -14,-136 -26,-116^ -10,-112^ 2,-136", 2, 3),
    part("3,-156^ 14,-136 24,-112^ 10,-108^ -2,-136", 2, 4),
    part("0,-162^ -18,-178 -44,-180 -50,-162 -44,-146 -18,-148", 4, 1),
    part("0,-162^ 18,-178 44,-180 50,-162 44,-146 18,-148", 4, 2),
    part("-8,-172 8,-172 11,-162 8,-152 -8,-152 -11,-162", 9, 5),
  ];
}
