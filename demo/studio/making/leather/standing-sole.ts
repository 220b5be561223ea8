import type { Dye } from "../../dyes.ts";
import { cloud } from "../../fields/noise.ts";
import { clamp } from "../../fields/scalar.ts";
import type { Optics } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { asDrawn, type Shell, shell, squared, through } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { endsOf, halfWidth, middle, type Plan } from "./foot-plan.ts";
import { insideOptics } from "./leather-goods.ts";

/** A layer under the foot: welt, sole or heel. */
export interface LowerPart {
  /** Where it begins at the heel and ends towards the toe, if not with the foot. */
  from?: number;
  to?: number;
  /** Its upper and its lower line in the profile, heel to toe. */
  top: Point[];
  bottom: Point[];
  /** How much wider it is than the foot on either side, in units. */
  wider: number;
  /** It ends in an upright face, as a heel does, instead of a round rim. */
  upright?: boolean;
  /** Share of its width that it has lost at its foot. */
  taper?: number;
  /** A row of stitches runs round its upper face, so far inside its rim, in units. */
  stitched?: number;
  /** Of that row; as patches are sewn on when absent. */
  thread?: Dye;
  dye: Dye;
  optics: Optics;
  /** Draws on it as seen in profile, or from above when it is stitched there. */
  draw?: (s: Surface) => void;
}

/** The burnished edge of a leather or rubber sole. */
const soleEdge: Optics = {
  kind: "plastic",
  wrap: 0.2,
  gloss: 0.4,
  roughness: 0.6,
  relief: 1,
};

/** How round a layer's edges are: they are cut, and only rubbed smooth (see `squared`). */
const corner = 0.18;
/** Vertices round a layer's section, and from heel to toe. */
const around = 49;
const along = 110;

/** A layer of the foot's own plan, with edges a little round. */
export function slab(part: LowerPart, { plan, floor }: { plan: Plan; floor: number }): Part {
  const half = halfWidth(plan, part.wider);
  const [heel, end] = endsOf(plan, part.wider);
  const top = through(upTo(end, part.top));
  const bottom = through(upTo(end, part.bottom));
  const from = part.from ?? heel;
  const span = (part.to ?? end) - from;
  const body = shell(around, along, (i, j) => {
    const q = (j - 1) / (along - 3);
    const even = part.upright ? q : 0.5 - 0.5 * Math.cos(Math.PI * clamp(q));
    const x = from + span * clamp(even);
    const angle = (i / (around - 1)) * Math.PI * 2;
    const h = 0.5 - 0.5 * squared(Math.cos(angle), corner);
    const isEnd = j === 0 || j === along - 1;
    const low = 1 - (part.taper ?? 0) * (1 - h);
    const wide = isEnd ? 0 : half(x) * low;
    const v = bottom(x) + (top(x) - bottom(x)) * h;
    return [x - middle, floor - v, -wide * squared(Math.sin(angle), corner)];
  });
  return {
    ...body,
    optics: part.optics,
    dye: part.dye,
    grain: {
      uv: part.stitched ? fromAbove(body) : asDrawn(body, middle, floor),
      make: (s) => {
        s.each((k, u, v) => s.tone(k, 1 + 0.1 * cloud(u / 40, v / 12, 3, 4)));
        if (part.stitched) stitchRound(s, plan, part);
        part.draw?.(s);
      },
    },
  };
}

/** Knots of a line that goes on as it runs to where a ledge ends, before the toe. */
function upTo(end: number, knots: Point[]): Point[] {
  const [[x0, v0], [x1, v1]] = knots.slice(-2) as [Point, Point];
  return x1 >= end ? knots : [...knots, [end, v1 + ((v1 - v0) / (x1 - x0)) * (end - x1)]];
}

/** How far inside a welt's rim it is stitched to the sole, and an insole to its sock, in units. */
const weltStitch = 4;
const sockStitch = 7;

/** Where that row begins: behind it, round the heel, the welt has no ledge. */
const stitchedFrom = 490;

/** How far above the feather an insole's face lies, in units: lower, the lining's foot comes up through it. */
const insoleRise = 12;

/** A last's bottom covered with leather, as it is seen inside a low shoe. @param padded draws what is upon it. */
export function insole(feather: Point[], dye: Dye, padded?: (s: Surface) => void): LowerPart {
  return {
    top: feather.map(([x, v]): Point => [x, v - insoleRise]),
    bottom: feather.map(([x, v]): Point => [x, v + 2]),
    from: feather[0]![0] + 15,
    wider: -16,
    stitched: sockStitch,
    thread: "tan",
    dye,
    optics: insideOptics,
    draw: (s) => {
      const undyed = s.dye("undyed");
      s.each((k, u, v) => {
        s.ink(k, undyed, 0.4);
        s.tone(k, 0.94 + 0.05 * cloud(u / 50, v / 30, 3, 6));
      });
      padded?.(s);
    },
  };
}

/** The row that holds a welt to its sole, or an insole to its sock, as seen from above. */
function stitchRound(s: Surface, plan: Plan, part: LowerPart): void {
  const wider = part.wider - (part.stitched ?? 0);
  const half = halfWidth(plan, wider);
  const [, to] = endsOf(plan, wider);
  const steps = 120;
  const side = (z: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, n): Point => {
      const x = stitchedFrom + (to - stitchedFrom) * Math.sin((Math.PI * n) / steps / 2);
      return [x, z * half(x)];
    });
  stitch(s, [...side(1), ...side(-1).reverse()], {
    length: 8,
    width: 1,
    thread: part.thread ?? "patch",
  });
}

function fromAbove({ positions }: Shell): Float32Array {
  const uv = new Float32Array((positions.length / 3) * 2);
  for (let k = 0, n = 0; k < positions.length; k += 3, n += 2) {
    uv[n] = positions[k]! + middle;
    uv[n + 1] = positions[k + 2]!;
  }
  return uv;
}

interface WeltedSole {
  /** The line of the welt's upper edge, and where the sole ends below, heel to toe. */
  feather: Point[];
  bottom: Point[];
  /** Where the heel ends towards the toe; none when absent. */
  heelTo?: number;
  heelTaper?: number;
  /** Height of the floor in the profile. */
  floor: number;
  welt: Dye;
  sole: Dye;
  /** How much of the welt is seen round the foot, in units. */
  wider?: number;
  /** Cemented instead of welted: no stitches show. */
  plain?: boolean;
  drawHeel?: (s: Surface) => void;
  drawSole?: (s: Surface) => void;
}

/** What is seen of a welt below the upper, in units: some three millimeters. */
const weltThickness = 7;

/** How far a heel reaches up into its sole, in units: between the two there is no joint one sees into. */
const seated = 5;

/** Welt, sole and heel of a boot. */
export function weltedSole(style: WeltedSole): LowerPart[] {
  const { feather, bottom, heelTo, heelTaper = 0.05, floor, wider = 8 } = style;
  const from = feather[0]![0];
  const lowered = (by: number): Point[] => feather.map(([x, v]) => [x, v + by]);
  const layers: LowerPart[] = [
    {
      top: lowered(-3),
      bottom: lowered(weltThickness),
      wider,
      ...(style.plain ? {} : { stitched: weltStitch }),
      dye: style.welt,
      optics: soleEdge,
    },
    {
      top: lowered(weltThickness - 1),
      bottom,
      wider: wider - 2,
      dye: style.sole,
      optics: soleEdge,
      ...(style.drawSole ? { draw: style.drawSole } : {}),
    },
  ];
  if (heelTo === undefined) return layers;
  return [
    ...layers,
    {
      to: heelTo,
      top: bottom.map(([x, v]): Point => [x, v - seated]),
      bottom: [from, heelTo].map((x): Point => [x, floor]),
      wider: wider - 2,
      upright: true,
      taper: heelTaper,
      dye: style.sole,
      optics: soleEdge,
      ...(style.drawHeel ? { draw: style.drawHeel } : {}),
    },
  ];
}
