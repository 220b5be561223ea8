import type { Dye } from "../dyes.ts";
import { cloud, noise } from "../engine/noise.ts";
import type { Optics } from "../engine/optics.ts";
import type { Piece } from "../engine/piece.ts";
import { bell, fraction, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Framing, face, type Order } from "../garment.ts";
import { label } from "./label.ts";
import { stitchRim } from "./patch.ts";
import { type Place, sideBySide } from "./shoe-pair.ts";

export const soleRubber: Optics = { kind: "plastic", wrap: 0.2, gloss: 0.1, roughness: 0.5 };
const soleLeather: Optics = { kind: "leather", wrap: 0.15, gloss: 0.12, roughness: 0.4 };

const outline = `-6,-294 34,-282 74,-236 104,-150 98,-60 74,30 62,120 70,200 58,264 0,290 -56,264
  -66,200 -58,120 -66,30 -90,-60 -102,-150 -82,-236 -46,-282`;
/** The rim of a low shoe's sole seen from above. */
export const soleRim = `-6,-300 38,-288 80,-240 110,-150 106,-50 88,40 80,120 82,200 68,268 0,298
  -64,268 -78,200 -74,120 -82,40 -98,-50 -108,-150 -88,-240 -50,-288`;
const heel = "-66,140^ 0,128 68,140^ 70,200 58,262 0,288 -56,262 -66,200";

interface SoleStyle {
  /** Smooth leather with a low heel, rubber with a lugged tread, or a flat sneaker's rubber. */
  kind: "leather" | "lugs" | "sneaker";
  dye: Dye;
}

export const solesFraming: Framing = { zoom: 1.62, x: 600, y: 800 };

/** A pair of shoes turned over: soles and heels, with a rim of the upper. */
export function soles(order: Order, style: SoleStyle): Piece[] {
  return sideBySide(order.seed + 470, 148, (place) => [
    upperBelow(order, place),
    sole(order, place, style),
    ...(style.kind === "sneaker" ? [] : [heelBlock(place, style)]),
  ]);
}

function upperBelow(order: Order, place: Place): Piece {
  return {
    outline: place.at(soleRim),
    optics: order.cloth.optics,
    seed: order.seed + 471,
    loft: 0.9,
    height: 44,
    hold: 0.3,
    anchor: 0.3,
    grid: [9],
    steps: [4],
    pose: place.pose,
    make: (s) => face(s, order),
  };
}

function sole(order: Order, place: Place, style: SoleStyle): Piece {
  const pattern = place.at(outline);
  const leather = style.kind === "leather";
  return {
    outline: pattern,
    optics: leather ? soleLeather : soleRubber,
    dye: style.dye,
    seed: order.seed + 472,
    rests: true,
    lift: 8,
    loft: 0.35,
    height: 10,
    hold: 0.3,
    anchor: 0.3,
    grid: [9],
    steps: [4],
    edgeDrop: 4,
    pose: place.pose,
    make: (s) => {
      s.each((k, u, v, depth) => {
        s.tone(k, 1 + 0.1 * cloud(u / 60, v / 90, 3, 5) - 0.35 * ramp(5, 0, depth));
        s.relief[k]! += 0.3 * noise(u / 1.4, v / 1.4, 6);
      });
      stitchRim(s, pattern, 11, { length: 7, width: 0.8 });
      if (leather) {
        const [x, y] = place.spot(0, 64);
        label(s, x, y, 66, "tone", "deepInside");
      } else tread(s, place, style.kind === "lugs");
    },
  };
}

/** Lugs across a boot's sole, or the herringbone of a sneaker's. */
function tread(s: Surface, place: Place, lugs: boolean): void {
  s.each((k, u, v, depth) => {
    const [x, y] = place.own(u, v);
    const slant = lugs ? 0 : Math.abs(fraction(x / 34) - 0.5) * 34;
    const pitch = lugs ? 34 : 11;
    const bar = fraction((y + slant + (lugs ? 0.12 * x : 0)) / pitch);
    const apart = lugs ? ramp(4, 8, Math.abs(x)) : 1;
    const raised = ramp(0.06, 0.16, bar) * ramp(0.74, 0.64, bar) * apart;
    const inside = ramp(14, 17, depth) * (lugs ? 1 - bell(y - 95, 42) : 1);
    s.relief[k]! += (lugs ? 5 : 2.4) * raised * inside;
    s.tone(k, 1 - 0.4 * (1 - raised) * inside);
  });
}

function heelBlock(place: Place, style: SoleStyle): Piece {
  const pattern = place.at(heel);
  return {
    outline: pattern,
    optics: soleRubber,
    dye: style.kind === "leather" ? "rubber" : style.dye,
    seed: 9,
    rests: true,
    lift: 26,
    loft: 0.3,
    height: 6,
    hold: 0.3,
    anchor: 0.3,
    grid: [9],
    steps: [4],
    pose: place.pose,
    make: (s) => {
      s.each((k, u, v, depth) => {
        const [, y] = place.own(u, v);
        const groove = bell(fraction(y / 22) - 0.5, 0.09) * ramp(14, 18, depth);
        s.relief[k]! -= 2 * groove;
        s.tone(k, 1 - 0.3 * groove - 0.3 * ramp(4, 0, depth) + 0.05 * noise(u / 9, v / 9, 3));
      });
    },
  };
}
