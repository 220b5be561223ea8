import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { type Point, table } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { asDrawn, type Shell, type Spot, shell, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { bagThread } from "./leather-goods.ts";
import { leatherPart } from "./leather-parts.ts";
import { upAndOver } from "./up-and-over.ts";

/** A slip pocket: a leaf of leather over the lower part of a bag's back, open along its upper edge. */
interface SlipLeaf {
  /** Half its width, the height of its foot and of its mouth at the sides, in units. */
  half: number;
  foot: number;
  mouth: number;
  /** Where hands have pulled the mouth open: x from its middle as seen from before, half the breadth, how far it stands off and has sunk, in units. */
  pulled: { x: number; wide: number; off: number; down: number };
  /** Height of the floor in the drawing, and what is drawn on it there, as seen from before. */
  floor: number;
  draw: (s: Surface) => void;
}

/** Half the thickness of its leather, and how far its underside lies off the bag, in units. */
const thick = 3.4;
const off = 1;
/** How far below its mouth it stands off, in units. */
const loose = 130;
const around = 97;
const along = 60;
/** How far below its edge it is stitched, and how broad the painted edge is, in units. */
const sewn = 9;
const painted = 2.4;

/** @param form the bag's body, its first column up the left side. */
export function slipLeaf(order: Order, form: Shell, leaf: SlipLeaf): Part {
  const { half, foot, mouth, pulled } = leaf;
  const bag = upAndOver(form);
  const given = (x: number) =>
    bell(x - pulled.x, pulled.wide) * ramp(half, 0.7 * half, Math.abs(x));
  const uv = new Float32Array(around * along * 2);
  const lowest = bag.wayAt(-1, foot);
  const edge = (x: number) => bag.wayAt(-1, mouth - pulled.down * given(x));
  const body = shell(around, along, (i, j) => {
    const angle = (i / (around - 1)) * Math.PI * 2;
    const x = half * squared(Math.sin(angle), 0.6);
    const way = blend(lowest, edge(x), j / (along - 1));
    const within = j === 0 || j === along - 1 ? -1 : -squared(Math.cos(angle), 0.3);
    uv.set([x, way], 2 * (j * around + i));
    const stands = off + pulled.off * given(x) * ramp(loose, 0, edge(x) - way) ** 2;
    const [at, out] = bag.place(x, way);
    return at.map((value, axis) => value + (stands + thick * (1 + within)) * out[axis]!) as Spot;
  });
  const part = leatherPart(order, body, (s) => {
    const rim = Array.from({ length: around }, (_, n): Point => {
      const x = half * ((2 * n) / (around - 1) - 1);
      return [x, edge(x)];
    });
    s.along(rim, 16, (k, d) => {
      const inside = Math.abs(d);
      s.tone(k, 1 - 0.42 * ramp(painted + 0.8, painted - 0.8, inside));
      s.relief[k]! -= 1.6 * ramp(3.4, 0, inside);
      sinkStitches(s, k, inside - sewn);
    });
    stitch(s, rim, { ...bagThread, offset: -sewn });
  });
  return {
    ...part,
    grain: { ...part.grain, uv },
    drawing: { uv: asDrawn(body, table.middle, leaf.floor), make: leaf.draw },
  };
}
