import { cloud, noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { face, type Garment, type Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { curve, type Knot } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { laidDown } from "../../standing/laid-down.ts";
import {
  cord,
  flatBand,
  raised,
  rowsFrom,
  type Shell,
  type Spot,
  shell,
  turnedIn,
  unrolled,
} from "../../standing/loft.ts";
import { type Part, type Placement, placed } from "../../standing/part.ts";
import type { Standing } from "../../standing/standing.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { waxed } from "./leather-goods.ts";

const middle = 600;

/** A bag that stands on the floor, drawn as seen from before it. */
export interface StandingBag {
  /** Half its width and depth at a share of its height. */
  half: (h: number) => [width: number, depth: number];
  height: number;
  /** Height of the floor in the drawing. */
  floor: number;
  /** 0.2 for a box, 1 for a round section. */
  round: number;
  /** It ends in an open rim instead of a closed top. */
  open: boolean;
  /** How far its leather gives way, in units. */
  soft: number;
  /** Something laid over the front: a flap. */
  over?: { outline: Knot[]; rise: number };
  /** Further unevenness by hand; x and y as drawn. */
  shape?: (x: number, h: number, z: number) => number;
  draw: (s: Surface) => void;
}

const around = 193;
const along = 130;
const bottomRows = 8;

/** Polished, but not drawn over a last: it keeps its grain. */
export function bagLeather(optics: Optics): Optics {
  if (optics.kind !== "leather") return optics;
  return { ...optics, gloss: 1, roughness: 0.42, relief: 0.4 };
}

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
    drawing: { uv: fromFront(outer, bag.floor), make: bag.draw },
  };
  if (!bag.open) return [body];
  const inside = turnedIn(rowsFrom(outer, along >> 2), 6);
  return [
    {
      ...inside,
      optics: { kind: "matte", wrap: 0.2, sheen: 0.04 },
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
  const base = shell(around, along, true, (i, j) => {
    const angle = (i / (around - 1)) * Math.PI * 2 - Math.PI;
    const square = (value: number) => Math.sign(value) * Math.abs(value) ** bag.round;
    const low = Math.min(1, j / bottomRows);
    const high = Math.max(0, (j - (along - 1 - topRows)) / (topRows || 1));
    const h = Math.max(0, (j - bottomRows) / (along - 1 - bottomRows - topRows));
    const [w, d] = bag.half(Math.min(1, h));
    const turnedUnder = Math.sin((low * Math.PI) / 2);
    const turnedOver = Math.cos((high * Math.PI) / 2);
    const y = 10 * (1 - Math.cos((low * Math.PI) / 2)) + Math.min(1, h) * (bag.height - 10);
    const lifted = bag.open ? 0 : d * 0.5 * Math.sin((high * Math.PI) / 2);
    const full = high > 0 ? 0.86 + 0.14 * turnedOver : turnedUnder;
    return [
      w * full * square(Math.sin(angle)),
      y + lifted,
      d * turnedUnder * turnedOver * square(Math.cos(angle)),
    ];
  });
  return raised(base, true, (x, y, z) => {
    const free = ramp(0, 60, y);
    const give = bag.soft * free * (noise(x / 170, y / 140 + z / 300, seed + 21) - 0.3);
    const flap =
      over && bag.over && z > -10
        ? bag.over.rise * ramp(-3, 3, over.at(middle + x, bag.floor - y))
        : 0;
    return give + flap + (bag.shape?.(x, y / bag.height, z) ?? 0);
  });
}

function fromFront({ positions }: Shell, floor: number): Float32Array {
  return Float32Array.from({ length: (positions.length / 3) * 2 }, (_, n) =>
    n % 2 === 0 ? positions[(n / 2) * 3]! + middle : floor - positions[((n - 1) / 2) * 3 + 1]!,
  );
}

/** A rolled handle along a path in space. */
export function rolledHandle(order: Order, path: Spot[], thick: number): Part {
  const body = cord(path, thick);
  return leatherPart(order, body, (s) => {
    s.each((k, u, v) => {
      const row = Math.abs(v) - thick * 1.5;
      sinkStitches(s, k, row);
      s.tone(k, 1 + 0.06 * noise(u / 70, v / 20, 85));
    });
  });
}

/** A flat strap along a path in space. */
export function flatStrap(order: Order, path: Spot[], across: Spot, half: number): Part {
  const body = flatBand(path, () => across, half, 2.6);
  const length = path.length * 40;
  return leatherPart(order, body, (s) => {
    for (const offset of [half - 4, 4 - half]) {
      stitch(
        s,
        [
          [0, offset],
          [length, offset],
        ],
        waxed,
      );
    }
  });
}

/** A part of the bag's own leather. */
export function leatherPart(order: Order, body: Shell, draw: (s: Surface) => void): Part {
  return {
    ...body,
    optics: bagLeather(order.cloth.optics),
    dye: "main",
    grain: {
      uv: unrolled(body),
      make: (s) => {
        face(s, order);
        draw(s);
      },
    },
  };
}

export const gilt: Optics = { kind: "metal", wrap: 0.2, gloss: 1.5, roughness: 0.16 };

/** Something of bright brass. */
export function metalPart(body: Shell): Part {
  return {
    ...body,
    optics: gilt,
    dye: "brass",
    grain: {
      uv: unrolled(body),
      make: (s) => s.each((k, u, v) => s.tone(k, 1 + 0.05 * noise(u / 9, v / 3, 12))),
    },
  };
}

/** A closed loop of wire. */
export function wire(path: Spot[], thick: number): Part {
  return metalPart(cord([...path, path[0]!], thick));
}

/** A block with rounded edges, `half` its size each way. */
export function block([x, y, z]: Spot, [hx, hy, hz]: Spot): Shell {
  const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.25;
  return shell(41, 25, true, (i, j) => {
    const a = (i / 40) * Math.PI * 2 - Math.PI;
    const b = (j / 24) * Math.PI - Math.PI / 2;
    return [
      x + hx * square(Math.sin(a)) * square(Math.cos(b)),
      y + hy * square(Math.sin(b)),
      z + hz * square(Math.cos(a)) * square(Math.cos(b)),
    ];
  });
}

interface Stance {
  /** How far the camera looks down, and how far the thing is turned aside, radians. */
  elevation?: number;
  turn?: number;
  /** What of it is up where it lies in an outfit. */
  up?: "side" | "top";
}

/** Photographed from before, turned a little aside; in outfits it lies. */
export function standingGarment(
  { cloth }: Order,
  parts: (side: "front" | "back") => Part[],
  views: Standing["views"],
  { elevation = 0.2, turn = -0.36, up = "side" }: Stance = {},
): Garment {
  const lying = (side: "front" | "back") => [
    laidDown(parts(side), { up, at: [600, 800], turn: 0.02, optics: cloth.optics }),
  ];
  const framing = { zoom: 1, x: 600, y: 800 };
  return {
    get pieces() {
      return lying("front");
    },
    get back() {
      return lying("back");
    },
    front: framing,
    detail: framing,
    close: framing,
    standing: {
      elevation,
      views,
      parts: (side) => {
        const at: Placement = { x: 0, z: 0, turn: side === "front" ? turn : Math.PI - turn };
        return parts(side).map((part) => placed(part, at));
      },
    },
  };
}
