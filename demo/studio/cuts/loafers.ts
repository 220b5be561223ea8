import { bell, fraction, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { type Place, sideBySide } from "../making/leather/shoe-pair.ts";
import { lowShoe, shoeOptics, soleRim } from "../making/leather/upper-from-above.ts";
import { patch, shadeRound, stitchRim } from "../making/sewing/patch.ts";
import { stitch } from "../making/sewing/seams.ts";
import type { Piece } from "../pattern/piece.ts";

const upper = `-6,-290 35,-278 74,-232 101,-146 98,-50 84,40 76,120 78,198 64,260 0,290 -60,260
  -74,198 -70,120 -78,40 -91,-50 -99,-146 -81,-232 -46,-278`;
const opening = `0,-40 34,-32 53,-2 59,60 57,130 59,194 50,244 0,268 -48,244 -55,194 -53,130
  -55,60 -49,-2 -32,-32`;
const apron = "-62,-34 -70,-110 -62,-178 -36,-222 -4,-234 32,-222 62,-178 74,-110 66,-34";
const saddle = `-96,-96^ -60,-112 0,-118 64,-112 101,-96^ 104,-40^ 70,-66 30,-74 0,-74 -28,-74
  -66,-66 -97,-40^`;
const slot = "-29,-92^ -12,-98 12,-98 30,-93^ 12,-87 -12,-87";

/** Penny loafers: a moccasin apron and a saddle strap with its slot. */
export const loafers: Cut = (order) => ({
  pieces: pair(order),
  back: pair(order, Math.PI),
  front: { zoom: 1.62, x: 600, y: 800 },
  detail: { zoom: 3, x: 660, y: 690 },
  close: { zoom: 4.2, x: 740, y: 690 },
});

/** @param turn of the pair in radians. */
function pair(order: Order, turn = 0): Piece[] {
  const shoe = (place: Place): Piece[] => [
    ...lowShoe(order, place, {
      sole: soleRim,
      soleDye: "sole",
      upper,
      opening,
      height: 84,
      paint: (s) => {
        const edge = place.path(apron);
        s.along(edge, 16, (k, d, way) => {
          s.relief[k]! += 4.6 * bell(d, 4.4) - 2.4 * bell(Math.abs(d) - 8, 3);
          const gather = fraction(way / 9);
          s.relief[k]! -= 1.4 * bell(gather - 0.5, 0.2) * bell(d, 7);
          s.tone(
            k,
            1 - 0.2 * bell(Math.abs(d) - 6.5, 2) - 0.1 * bell(gather - 0.5, 0.12) * bell(d, 5),
          );
        });
        stitch(s, place.path("0,296 0,268"), { length: 4 });
        shadeRound(s, place.at(saddle));
      },
    }),
    strap(order, place),
  ];
  return sideBySide(order.seed + 460, 140, shoe, turn);
}

function strap(order: Order, place: Place): Piece {
  const pattern = place.at(saddle);
  return {
    outline: pattern,
    optics: shoeOptics(order.cloth),
    seed: order.seed + 465,
    rests: true,
    lift: 5,
    loft: 0.3,
    height: 4,
    hold: 0.1,
    bend: 1,
    edgeAnchor: 0.2,
    grid: [7],
    steps: [40],
    edgeDrop: 3,
    pose: place.pose,
    make: (s) => {
      face(s, order);
      stitchRim(s, pattern, 5, { length: 4, width: 0.6 });
      const inside = s.dye("deepInside");
      patch(s, place.at(slot), {
        rise: -2.4,
        slope: 1.2,
        paint: (k) => {
          s.ink(k, inside, 0.9);
          s.tone(k, 0.5);
        },
      });
      s.each((k, _u, _v, depth) => s.tone(k, 1 - 0.25 * ramp(3, 0, depth)));
    },
  };
}
