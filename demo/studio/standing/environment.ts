import { blend, clamp, ramp } from "../fields/scalar.ts";
import { cross, dot, unit, type Vector } from "../light/vector.ts";

/**
 * What stands round a thing that is photographed standing: softboxes, a pale room, the floor.
 * Directions are those of a part: x to the right, y up, z to the camera; they point to the light.
 */

interface Softbox {
  towards: Vector;
  right: Vector;
  up: Vector;
  /** Half its width and height: tangents of the angles under which they are seen. */
  width: number;
  height: number;
  strength: number;
}

function softbox(towards: Vector, width: number, height: number, strength: number): Softbox {
  const to = unit(towards);
  const right = unit([to[2], 0, -to[0]]);
  return { towards: to, right, up: cross(to, right), width, height, strength };
}

/** The lamps: a large one from the left, one overhead that runs along the tops, a strip on the right. */
export const softboxes: Softbox[] = [
  softbox([-0.62, 0.74, 0.4], 0.46, 0.4, 6),
  softbox([0.15, 0.9, -0.42], 0.9, 0.22, 2.2),
  softbox([-0.8, 0.16, 0.5], 0.13, 0.7, 3),
  softbox([0.96, 0.3, 0.3], 0.12, 0.55, 1.8),
];

/** How far a lamp's edge is spread in polished metal, and how much more on the roughest skin: tangents of angles. */
const [sharpest, roughest] = [0.03, 0.42];

/** Light of the lamps from a direction. @param blur how unsharp what mirrors it is, 0..1. */
function lampLight(direction: Vector, blur: number): number {
  const soft = sharpest + roughest * blur;
  let sum = 0;
  for (const { towards, right, up, width, height, strength } of softboxes) {
    // Beside and behind a lamp the tangents no longer mean anything.
    const facing = dot(direction, towards);
    if (facing < 0.2) continue;
    const a = Math.abs(dot(direction, right)) / facing;
    const b = Math.abs(dot(direction, up)) / facing;
    sum += strength * spread(a, width, soft) * spread(b, height, soft);
  }
  return sum;
}

/**
 * The share of a lamp's light that is mirrored `off` from its middle, across one of its sides. What a
 * rough skin takes from its middle shows beside it: its edges are never seen, and a strip grows dim.
 *
 * @param half half that side. @param soft how far its edge is spread; tangents of angles, like the others.
 */
function spread(off: number, half: number, soft: number): number {
  return (Math.tanh((half - off) / soft) + Math.tanh((half + off) / soft)) / 2;
}

/** Light of the room without lamps and floor: pale behind the thing, darker behind the camera. */
function roomLight([, y, z]: Vector): number {
  const wall = 0.5 - 0.26 * clamp(z * 1.4, -1, 1);
  return y > 0 ? wall + 0.22 * y : wall;
}

/** Light that the floor sends up. */
const floorLight = 0.62;

/** The lamps stand beyond the table's edge: upright things mirror them this far below the horizon. */
const belowTable = 0.34;

/**
 * What black flags beside the camera leave of the room and the floor in what shines: black calf that
 * mirrors more turns gray.
 */
const flagged = { room: 0.2, floor: 0.3 };

/** What a mirror shows in a direction, `blur` 0..1 as above. */
export function mirrored(direction: Vector, blur: number): number {
  const edge = 0.05 + 0.3 * blur;
  const height = direction[1];
  const above = ramp(-edge, edge, height);
  const lamps = ramp(-belowTable - edge, -belowTable + edge, height);
  const seen =
    flagged.floor * floorLight * (1 - above) + flagged.room * roomLight(direction) * above;
  if (lamps <= 0) return seen;
  // What the table's edge cuts of a lamp stands far from its middle, where it is dimmer.
  return seen + blend(0.8, 1.4, above) * lampLight(direction, blur) * lamps;
}

/** A ray of light that reaches the scene from afar. */
export interface Ray {
  towards: Vector;
  /** Light of the lamps and of the room that it stands for, times its solid angle. */
  lamp: number;
  room: number;
}

/** Rays that stand for each softbox, and for the room and floor together. */
const raysOfLamp = 36;
const raysOfRoom = 132;
/** Steps of the golden section and the golden angle spread places evenly without a pattern. */
const golden = 0.618034;
const goldenAngle = 2.399963;

/** Rays evenly spread over lamps and room. */
export function rays(): Ray[] {
  return [...softboxes.flatMap(raysFrom), ...raysAround()];
}

function raysFrom({ towards, right, up, width, height, strength }: Softbox): Ray[] {
  const solid = (4 * width * height * strength) / raysOfLamp;
  return Array.from({ length: raysOfLamp }, (_, n): Ray => {
    const a = width * (((n + 0.5) / raysOfLamp) * 2 - 1);
    const b = height * (((n * golden + 0.31) % 1) * 2 - 1);
    const direction = unit([
      towards[0] + right[0] * a + up[0] * b,
      towards[1] + right[1] * a + up[1] * b,
      towards[2] + right[2] * a + up[2] * b,
    ]);
    return { towards: direction, lamp: solid, room: 0 };
  });
}

function raysAround(): Ray[] {
  return Array.from({ length: raysOfRoom }, (_, n): Ray => {
    const y = 1 - (2 * (n + 0.5)) / raysOfRoom;
    const around = n * goldenAngle;
    const flat = Math.sqrt(1 - y * y);
    const towards: Vector = [flat * Math.cos(around), y, flat * Math.sin(around)];
    const light = y > 0 ? roomLight(towards) : floorLight * 0.8;
    return { towards, lamp: 0, room: (light * 4 * Math.PI) / raysOfRoom };
  });
}
