import { noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import type { Knot, Point, Side } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { directionAt } from "../../standing/along-path.ts";
import { type Shell, type Spot, shell, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { bagThread } from "./leather-goods.ts";
import { leatherPart, rivet } from "./leather-parts.ts";
import { sideAt } from "./standing-bag.ts";

/** A handle whose two ends lie flat on a bag's side and are sewn down there as tabs, in units. */
interface TabbedHandle {
  /** How far its feet are from the middle, and the height of the tabs' lower ends. */
  foot: { x: number; y: number };
  /** The height at which it leaves the bag's side. */
  rim: number;
  /** How high it stands over that, and how far it leans away from the bag and to the right up there. */
  rise: number;
  lean: number;
  aside: number;
  /** Webbing stays flat all the way; leather is folded round a cord and sewn below it. */
  rolled: boolean;
}

const tab = { half: 25, thick: 3.4, length: 118 };
/** Half the width of webbing, and the radius of the cord that leather is folded round. */
const webbing = 19;
const cordRadius = 10;
/** How far the two leaves that are sewn together stand off below the cord. */
const flange = 8;
/** Vertices round it, and its rows on each tab and along its arch. */
const around = 41;
const tabRows = 40;
const archRows = 90;
/** The row of a tab that its rivet goes through. */
const rivetRow = 18;

/** The handle and the rivets of its tabs. @param side of the bag that carries it: 1 before, -1 behind. */
export function tabbedHandle(order: Order, body: Shell, side: Side, handle: TabbedHandle): Part[] {
  const path = handlePath(body, side, handle);
  const whole = ways(path);
  const length = whole[whole.length - 1]!;
  const last = path.length - 1;
  const form = shell(around, path.length, (i, j) => {
    const along = directionAt(path, j);
    const inside = unit(cross(along, [0, 0, 1]));
    const out = cross(inside, along);
    const [w, o] = section(i, Math.min(whole[j]!, length - whole[j]!), handle.rolled);
    const at = path[j]!.map((p, axis) => p + inside[axis]! * w + out[axis]! * o) as Vector;
    return turnedTo(side, at);
  });
  const rivets = [path[rivetRow]!, path[last - rivetRow]!].map(([x, y, z]) =>
    rivet(turnedTo(side, [x, y, z + 2 * tab.thick]), side, 7.5),
  );
  return [leatherPart(order, form, (s) => sew(s, length, handle.rolled)), ...rivets];
}

/** What lies before a bag comes to lie behind it by half a turn. */
function turnedTo(side: Side, [x, y, z]: Spot): Spot {
  return [side * x, y, side * z];
}

/** The outline of a tab as drawn on the bag, for the shade that it throws. */
export function tabOutline(foot: TabbedHandle["foot"], middle: number, floor: number): Knot[] {
  const [x, y] = [middle + foot.x, floor - foot.y];
  const w = tab.half;
  return [
    [x - w * 0.5, y - tab.length],
    [x + w * 0.5, y - tab.length],
    [x + w, y - w],
    [x, y],
    [x - w, y - w],
  ].map(([u, v], n): Knot => ({ x: u!, y: v!, corner: n < 2 }));
}

/** Up the bag's side from one foot, over in an arch that nobody bent evenly, and down to the other. */
function handlePath(body: Shell, side: Side, handle: TabbedHandle): Spot[] {
  const { foot, rim, rise, lean, aside } = handle;
  const up = (sign: number) =>
    Array.from({ length: tabRows }, (_, n): Spot => {
      // Close at the tab's rounded end.
      const y = foot.y + (rim - foot.y) * (n / tabRows) ** 1.9;
      const x = sign * foot.x;
      return [x, y, sideAt(body, side, x, y)];
    });
  const left = up(-1);
  const right = up(1);
  const [from, to] = [left[tabRows - 1]![2], right[tabRows - 1]![2]];
  const arch = Array.from({ length: archRows }, (_, n): Spot => {
    const t = n / (archRows - 1);
    const high = Math.sin(Math.PI * t) ** 0.64;
    const x = -foot.x * Math.cos(Math.PI * t) * (1 + 0.06 * Math.sin(Math.PI * t) ** 2);
    return [
      x + aside * high * high,
      rim + rise * high,
      blend(from, to, t) + lean * high ** 1.6 + 7 * noise(t * 2.6, side, 31) * high,
    ];
  });
  return [...left, ...arch, ...right.reverse()];
}

function ways(path: Spot[]): number[] {
  const sums = [0];
  for (let n = 1; n < path.length; n++) {
    const [a, b] = [path[n - 1]!, path[n]!];
    sums.push(sums[n - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]));
  }
  return sums;
}

/** Half the width of a tab, `way` units from its end, where it goes over into webbing or a cord. */
function tabHalf(way: number, rolled: boolean): number {
  const upper = rolled ? cordRadius * 1.5 : webbing;
  const rounded = Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - way / tab.half) ** 2));
  return blend(tab.half, upper, ramp(tab.half, tab.length, way)) * rounded;
}

/** How far the handle is free of its tab, 0 to 1, `way` units from its nearer end. */
function freeAt(way: number): number {
  return ramp(tab.length * 0.62, tab.length, way);
}

/** A place of its section, `way` units from its nearer end: towards the inside of the arch, and outwards. */
function section(column: number, way: number, rolled: boolean): Point {
  const angle = (column / (around - 1)) * Math.PI * 2;
  const [s, c] = [-Math.sin(angle), -Math.cos(angle)];
  const free = freeAt(way);
  const leaf = squared(c, 0.35) * tab.thick;
  const flat: Point = [tabHalf(way, rolled) * squared(s, 0.45), tab.thick + leaf];
  if (!rolled) return flat;
  const drawn = bell(angle - Math.PI * 1.5, 0.5);
  const round: Point = [
    s * cordRadius + flange * drawn,
    cordRadius * (0.7 + c * (1 - 0.6 * drawn)),
  ];
  return [blend(flat[0], round[0], free), blend(flat[1], round[1], free)];
}

function sew(s: Surface, length: number, rolled: boolean): void {
  const inset = 6;
  const row = (from: (way: number) => number): Point[] =>
    [1, -1].flatMap((sign) => {
      const steps = Array.from({ length: 22 }, (_, n): Point => {
        const way = inset + ((tab.length - 34) * (21 - n)) / 21;
        return [from(way), sign * Math.max(0, tabHalf(way - inset * 0.6, rolled) - inset)];
      });
      return sign > 0 ? steps : steps.reverse();
    });
  const start = row((way) => way);
  const end = row((way) => length - way);
  const below = cordRadius * 1.42 + flange * 0.5;
  s.each((k, u, v) => {
    const way = Math.min(u, length - u);
    const free = freeAt(way);
    // Cut edges are painted darker than the skin; a rolled handle shows its own below the seam.
    const edge = rolled ? below + flange * 0.6 - v : webbing - Math.abs(v);
    const cut = blend(tabHalf(way, rolled) - Math.abs(v), edge, free);
    s.tone(k, 1 - 0.3 * ramp(3, 0.6, cut));
    if (rolled) sinkStitches(s, k, free > 0.5 ? v - below : 9);
    // Where it leaves the tab it is bent most, and creases across.
    const bent = bell(way - tab.length - 20, 46) + 0.35 * free;
    s.relief[k]! += 1.6 * bent * noise(u / 9, v / 26, 37) + 0.9 * free * noise(u / 46, v / 15, 38);
    s.tone(
      k,
      1 + 0.07 * noise(u / 60, v / 20, 85) - 0.06 * bent * ramp(0.1, 0.5, noise(u / 9, v / 26, 37)),
    );
  });
  const rows: Point[][] = [start, end];
  const [from, to] = [tab.length - 18, length - tab.length + 18];
  for (const v of rolled ? [below] : [webbing - 5, 5 - webbing]) {
    rows.push([
      [from, v],
      [to, v],
    ]);
  }
  for (const path of rows) stitch(s, path, bagThread);
}
