import { cloud, noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { curve, type Knot, table } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import {
  asDrawn,
  raised,
  rowsFrom,
  type Shell,
  shell,
  squared,
  turnedIn,
  unrolled,
} from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { insideOptics } from "./leather-goods.ts";
import { bagLeather } from "./leather-parts.ts";

/** A bag that stands on the floor, drawn as seen from before it. */
interface StandingBag {
  /** Half its width and depth in units, at a share of its height. */
  half: (h: number) => [width: number, depth: number];
  /** In units. */
  height: number;
  /** Height of the floor in the drawing. */
  floor: number;
  /** How round its section is: 0.2 for a box, 1 for an ellipse. */
  round: number;
  /** It ends in an open rim instead of a closed top. */
  open: boolean;
  /** How far its leather gives way, in units. */
  soft: number;
  /** Something laid over the front, a flap: its outline as drawn, how far it stands off. */
  over?: { outline: Knot[]; rise: number };
  /** How far it stands off further, by hand: x and z from its middle, h a share of its height. */
  shape?: (x: number, h: number, z: number) => number;
  /** Draws on the bag as seen from before. */
  draw: (s: Surface) => void;
}

/** Vertices round the body and up it, and those of its rows that round off the bottom. */
const around = 193;
const along = 130;
const bottomRows = 8;
/** How far up the bottom's edge is rounded, in units. */
const bottomEdge = 10;

/** The body of a bag, with its inside when it is open. */
export function bagBody(order: Order, bag: StandingBag): Part[] {
  const outer = bodyShell(order, bag);
  const body: Part = {
    ...outer,
    optics: bagLeather(order.cloth.optics),
    dye: "main",
    grain: {
      uv: unrolled(outer),
      make: (s) => {
        face(s, order);
        s.each((k, u, v) => s.tone(k, 1 + 0.06 * cloud(u / 130, v / 130, 3, order.seed + 8)));
      },
    },
    drawing: { uv: asDrawn(outer, table.middle, bag.floor), make: bag.draw },
  };
  if (!bag.open) return [body];
  const inside = turnedIn(rowsFrom(outer, along >> 2), 6);
  return [
    {
      ...inside,
      optics: insideOptics,
      dye: "deepInside",
      grain: {
        uv: unrolled(inside),
        make: (s) => {
          const skin = s.dye("main");
          s.each((k, u) => s.ink(k, skin, ramp(14, 11, u)));
        },
      },
    },
    body,
  ];
}

function bodyShell({ seed }: Order, bag: StandingBag): Shell {
  const topRows = bag.open ? 0 : 10;
  const over = bag.over && new DistanceField(curve(bag.over.outline));
  const base = shell(around, along, (i, j) => {
    const angle = (i / (around - 1)) * Math.PI * 2 - Math.PI;
    const low = Math.min(1, j / bottomRows);
    const high = Math.max(0, (j - (along - 1 - topRows)) / (topRows || 1));
    const h = Math.max(0, (j - bottomRows) / (along - 1 - bottomRows - topRows));
    const [w, d] = bag.half(Math.min(1, h));
    const turnedUnder = Math.sin((low * Math.PI) / 2);
    const turnedOver = Math.cos((high * Math.PI) / 2);
    const y =
      bottomEdge * (1 - Math.cos((low * Math.PI) / 2)) + Math.min(1, h) * (bag.height - bottomEdge);
    const lifted = bag.open ? 0 : d * 0.5 * Math.sin((high * Math.PI) / 2);
    const full = high > 0 ? 0.86 + 0.14 * turnedOver : turnedUnder;
    return [
      w * full * squared(Math.sin(angle), bag.round),
      y + lifted,
      d * turnedUnder * turnedOver * squared(Math.cos(angle), bag.round),
    ];
  });
  return raised(base, (x, y, z) => {
    const free = ramp(0, 60, y);
    const give = bag.soft * free * (noise(x / 300, y / 230 + z / 400, seed + 21) - 0.3);
    const flap =
      over && bag.over && z > -10
        ? bag.over.rise * ramp(-3, 3, over.at(table.middle + x, bag.floor - y))
        : 0;
    return give + flap + (bag.shape?.(x, y / bag.height, z) ?? 0);
  });
}
