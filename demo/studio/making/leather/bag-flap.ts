import { noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type Shell, type Spot, shell, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { bagThread } from "./leather-goods.ts";
import { leatherPart } from "./leather-parts.ts";
import { upAndOver } from "./up-and-over.ts";

/** The flap of a bag whose top is closed: sewn to the back, it comes over the top and hangs before the front. */
interface BagFlap {
  /** Half its width, in units. */
  half: number;
  /** Heights of its seam on the back, of where its sides begin to round, and of its lowest place, in units. */
  root: number;
  sides: number;
  low: number;
  /** What is drawn on it: x from its middle, y down from the bag's top edge, in units. */
  draw: (s: Surface) => void;
}

/** Half the thickness of its leather and lining. */
const thick = 3;
/** How far its underside lies off the bag at the top, and before its lower edge, where nothing draws it in. */
const off = { top: 1, low: 6 };
/** Vertices round its section, and rows along it. */
const around = 97;
const along = 90;
/** How boxy its lower corners are cut: 2 for an ellipse. */
const boxy = 2.7;
/** How far inside its edge it is stitched, and how broad the painted edge is, in units. */
const sewn = 9;
const painted = 2.4;

/** @param form the bag's body, its first column up the left side. */
export function bagFlap(order: Order, form: Shell, flap: BagFlap): Part {
  const { half, root, sides, low } = flap;
  const bag = upAndOver(form);
  const edge = (x: number) =>
    blend(low, sides, 1 - Math.max(0, 1 - Math.abs(x / half) ** boxy) ** (1 / boxy));
  const uv = new Float32Array(around * along * 2);
  const body = shell(around, along, (i, j) => {
    const angle = (i / (around - 1)) * Math.PI * 2;
    const x = half * squared(Math.sin(angle), 0.6);
    const from = bag.wayAt(-1, root);
    const to = bag.wayAt(1, edge(x));
    const way = blend(from, to, j / (along - 1));
    const isEnd = j === 0 || j === along - 1;
    const within = isEnd ? -1 : -squared(Math.cos(angle), 0.3);
    const hung = ramp(0, bag.wayAt(1, low), way);
    // Its leather bends a little by itself, where the body below has given way otherwise.
    const loose =
      blend(off.top, off.low, hung) + 2.4 * hung * noise(x / 120, way / 150, order.seed + 44);
    uv.set([x, way], 2 * (j * around + i));
    const [at, out] = bag.place(x, way);
    return at.map((value, axis) => value + (loose + thick * (1 + within)) * out[axis]!) as Spot;
  });
  const part = leatherPart(order, body, (s) => {
    const rim = rimOf(half, (x) => bag.wayAt(1, edge(x)), bag.wayAt(-1, root));
    s.along(rim, 16, (k, d) => {
      const inside = Math.abs(d);
      s.tone(k, 1 - 0.42 * ramp(painted + 0.8, painted - 0.8, inside));
      s.relief[k]! -= 1.6 * ramp(3.4, 0, inside);
      sinkStitches(s, k, inside - sewn);
    });
    stitch(s, rim, { ...bagThread, offset: sewn });
    flap.draw(s);
  });
  return { ...part, grain: { ...part.grain, uv } };
}

/** The edge that is seen: down the right side, along the lower edge and up the left. */
function rimOf(half: number, lowest: (x: number) => number, root: number): Point[] {
  const steps = 80;
  const turned = Array.from({ length: steps + 1 }, (_, n): Point => {
    const x = half * squared(Math.cos((n / steps) * Math.PI), 0.6);
    return [x, lowest(x)];
  });
  return [[half, root], ...turned, [-half, root]];
}
