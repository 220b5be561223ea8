import type { Cloth } from "../../cloths/index.ts";
import { noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { isGrainLeather } from "../../light/optics.ts";
import { cross, dot, unit, type Vector } from "../../light/vector.ts";
import type { Knot, Point, Side } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { directionAt, swept, waysAlong } from "../../standing/along-path.ts";
import { type Shell, type Spot, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { bagThread } from "./leather-goods.ts";
import { isDuck, leatherPart, rivet } from "./leather-parts.ts";
import { carriedTo } from "./standing-bag.ts";

/** A flat strap whose two ends lie on a bag's side and are sewn down there, in units. */
interface TabbedHandle {
  /** How far its feet are from the middle, and the height of the tabs' lower ends. */
  foot: { x: number; y: number };
  /** The height at which it leaves the bag's side. */
  rim: number;
  /** How high it stands over that, and how far it leans away from the bag and to the right up there. */
  rise: number;
  lean: number;
  aside: number;
}

/** Half the strap's width and thickness. */
const half = 22;
const thick = 2.6;
/** How long its tabs are, and how round their corners. */
const tab = { length: 128, corner: 9 };
/** Vertices round it, and its rows on each tab and along its arch. */
const around = 41;
const tabRows = 40;
const archRows = 110;
/** How dark the rows of a cross lie, as a share of the tone. */
const crossShade = 0.22;
/** The row of a tab that its rivet goes through. */
const rivetRow = 33;

/**
 * The handle and the rivets of its tabs.
 * @param body the bag as it stands. @param cut as it was cut. @param side of the bag that carries the
 *   handle: 1 before, -1 behind.
 */
export function tabbedHandle(
  order: Order,
  body: Shell,
  cut: Shell,
  side: Side,
  handle: TabbedHandle,
): Part[] {
  const path = handlePath((x, y) => carriedTo(body, cut, side, x, y), side, handle, order.seed);
  const whole = waysAlong(path);
  const length = whole[whole.length - 1]!;
  const last = path.length - 1;
  const form = swept(
    path.map((spot) => turnedTo(side, spot)),
    around,
    (row) => {
      const [wide, out] = faceAt(path, row);
      return [turnedTo(side, wide), turnedTo(side, out)];
    },
    (angle, row) => {
      const way = Math.min(whole[row]!, length - whole[row]!);
      // Its ends are pared thin.
      const pared = blend(0.35, 1, ramp(0, 14, way));
      return [
        -tabHalf(way) * squared(Math.sin(angle), 0.4),
        -thick * pared * squared(Math.cos(angle), 0.3),
      ];
    },
  );
  const rivets = [path[rivetRow]!, path[last - rivetRow]!].map(([x, y, z]) =>
    rivet(turnedTo(side, [x, y, z + thick]), [0, 0, side], 5.4),
  );
  const strap = leatherPart(order, form, (s) => sew(s, length, order.cloth));
  return isDuck(order.cloth) ? [strap] : [strap, ...rivets];
}

/** What lies before a bag comes to lie behind it by half a turn. */
function turnedTo(side: Side, [x, y, z]: Spot): Spot {
  return [side * x, y, side * z];
}

/** The outline of a tab as drawn on the bag, for the shade that it throws. */
export function tabOutline(foot: TabbedHandle["foot"], middle: number, floor: number): Knot[] {
  const [x, y] = [middle + foot.x, floor - foot.y];
  return [
    [x - half, y - tab.length],
    [x + half, y - tab.length],
    [x + half, y],
    [x - half, y],
  ].map(([u, v]): Knot => ({ x: u!, y: v!, corner: true }));
}

/** Up the bag's side from one foot, over in an arch that nobody bent evenly, and down to the other. */
function handlePath(
  onBody: (x: number, y: number) => Spot,
  side: Side,
  handle: TabbedHandle,
  seed: number,
): Spot[] {
  const { foot, rim, rise, lean, aside } = handle;
  const up = (sign: number) =>
    Array.from({ length: tabRows }, (_, n): Spot => {
      const y = foot.y + (rim - foot.y) * (n / tabRows) ** 1.3;
      const [x, high, z] = onBody(sign * foot.x, y);
      return [x, high, z + 0.8 * thick];
    });
  const left = up(-1);
  const right = up(1);
  const [from, to] = [left.at(-1)!, right.at(-1)!];
  const arch = Array.from({ length: archRows }, (_, n): Spot => {
    const t = n / (archRows - 1);
    const angle = Math.PI * t;
    // A strap stands straight up from its feet, bows out a little and bends most at the top.
    const high = Math.sin(angle) ** 1.22;
    const across = squared(Math.cos(angle), 0.8) * (1 + 0.05 * Math.sin(2 * angle) ** 2);
    const bow = 7 * noise(t * 2.2, side, seed + 31) * Math.sin(angle);
    return [
      blend(from[0], to[0], (1 - across) / 2) + aside * high * high + bow,
      blend(from[1], to[1], t) + rise * high,
      blend(from[2], to[2], t) + lean * high ** 1.4 + 9 * noise(t * 2.6, side, seed + 33) * high,
    ];
  });
  return [...left, ...arch, ...right.reverse()];
}

/**
 * The direction of a strap's width, and that its outer face looks in. Flat on the bag it looks
 * forward; edgewise no strap bends, so on its way up it turns, to lie across the hand at the top.
 */
function faceAt(path: Spot[], row: number): [Spot, Spot] {
  const along = directionAt(path, row);
  const t = (row - tabRows) / (archRows - 1);
  const twist = Math.PI * ramp(-0.02, 1.02, t);
  const wide: Vector = [Math.cos(twist), 0, Math.sin(twist)];
  const slant = dot(wide, along);
  const width = unit(wide.map((w, axis) => w - slant * along[axis]!) as Vector);
  return [width, cross(width, along)];
}

/** Half the width of the strap `way` units from its end. */
function tabHalf(way: number): number {
  const { corner } = tab;
  const short = Math.max(0, corner - way);
  return half - corner + Math.sqrt(Math.max(0, corner * corner - short * short));
}

/** Edges, folds and stitches. Webbing takes no creases; it and suede, which both give way, are sewn down in a cross. */
function sew(s: Surface, length: number, cloth: Cloth): void {
  const webbing = isDuck(cloth);
  const crossed = !isGrainLeather(cloth.optics);
  const row = half - 4.6;
  s.each((k, u, v) => {
    const way = Math.min(u, length - u);
    const free = ramp(tab.length * 0.9, tab.length * 1.3, way);
    const cut = Math.abs(Math.abs(v) - half - thick);
    s.tone(
      k,
      1 - (webbing ? 0.16 : 0.34) * ramp(thick + 1.6, thick - 0.6, cut) - 0.2 * ramp(2.4, 0.4, way),
    );
    sinkStitches(s, k, Math.abs(v) - row);
    // Hands have bent it: fine creases across, and the middle between its rows stands up.
    const bent = webbing ? 0 : bell(way - tab.length - 26, 40) + 0.4 * free;
    const crease = noise(u / 7, v / 24, 37);
    s.relief[k]! += 0.8 * bent * crease + 0.9 * bell(v, row * 0.6);
    s.tone(k, 1 + 0.08 * noise(u / 60, v / 20, 85) - 0.06 * bent * ramp(0.1, 0.5, crease));
  });
  const inset = 5;
  const top = tab.length - 14;
  // Below the rivet, where there is one.
  const box: Point = webbing ? [top - 2 * row, top] : [inset, inset + 2 * row];
  const under = 2 * (half + thick) - row;
  const sides = [row, -row, under, -under].map((v): Point[] => [
    [inset, v],
    [length - inset, v],
  ]);
  const ends = [(way: number) => way, (way: number) => length - way].flatMap((at): Point[][] => [
    ...[...new Set([inset, top, ...(crossed ? box : [])])].map((way): Point[] => [
      [at(way), row],
      [at(way), -row],
    ]),
    ...(crossed
      ? [1, -1].map((sign): Point[] => [
          [at(box[0]), sign * row],
          [at(box[1]), -sign * row],
        ])
      : []),
  ]);
  // What is sewn through in a cross swells between its rows.
  if (crossed)
    for (const path of ends) s.along(path, 7, (k, d) => sinkStitches(s, k, d, crossShade));
  for (const path of [...sides, ...ends]) stitch(s, path, bagThread);
}
