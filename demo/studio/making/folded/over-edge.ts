import { noise } from "../../fields/noise.ts";
import { clamp, ramp } from "../../fields/scalar.ts";
import { type Spot, shell } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { type Fold, frontOf, halfOf, layerLength, topOf } from "./fold-shape.ts";
import { acrossAt, clothPart, edged, rowsAcross } from "./folded-cloth.ts";
import { type Lay, type Loose, looseFringe } from "./loose-fringe.ts";

/** The end of a scarf that lies over a stack, hangs down before it and ends in a fringe. */
export interface OverEdge extends Loose {
  /** How far its cloth hangs below the top, in units. */
  drop: number;
  /** How far it was laid aside, and how far askew, in units a unit. */
  aside: number;
  askew: number;
}

/** Where it turns from hanging to lying on the floor, it is bent in a curve of this radius, in units. */
const landing = 15;
/** Over a side that it reaches beyond it sinks in a curve of this radius; it is borne up to so far within. */
const overSide = { radius: 24, within: 8 };

/** Lays the end over a fold, down before it and on along the floor. */
function layOver(fold: Fold, { aside, askew }: OverEdge): Lay {
  const radius = 0.62 * fold.thickness;
  const sideAt = fold.width / 2 - overSide.within;
  return (across, way, off) => {
    const x = across + aside + askew * way;
    const beyond = Math.max(0, Math.abs(x) - sideAt);
    const sunk = Math.min(1.25, beyond / overSide.radius);
    const under = Math.sign(x) * Math.min(Math.abs(x), sideAt);
    const borne = x - fold.aside;
    const edge = frontOf(fold, clamp(borne, -sideAt, sideAt)) - radius;
    const top = topOf(fold, borne, edge + Math.min(0, way));
    const bend = radius * (Math.PI / 2);
    const onTop = ramp(bend, -30, way);
    const place = (y: number, z: number): Spot => {
      const out = Math.sign(x) * overSide.radius * Math.sin(sunk) * onTop;
      return [
        beyond > 0 ? under * onTop + x * (1 - onTop) + out : x,
        Math.max(off, y - overSide.radius * (1 - Math.cos(sunk)) * onTop),
        z,
      ];
    };
    if (way <= 0) return place(top + off, edge + way);
    if (way < bend) {
      const angle = way / radius;
      return place(
        top - radius + (radius + off) * Math.cos(angle),
        edge + (radius + off) * Math.sin(angle),
      );
    }
    const falls = Math.max(0, top - radius - landing);
    if (way < bend + falls) return place(top - radius - (way - bend), edge + radius + off);
    const landed = way - bend - falls;
    const turned = Math.min(landed / landing, Math.PI / 2);
    const lies = landed - turned * landing;
    const inner = landing - off;
    return [
      x,
      landing - inner * Math.sin(turned),
      edge + radius + landing - inner * Math.cos(turned) + lies,
    ];
  };
}

/** Places along the sheet on each of its sides. */
const along = 130;

/** The scarf's uppermost layer with its end and the fringe. */
export function endOver(fold: Fold, end: OverEdge): Part[] {
  const half = halfOf(fold);
  const lay = wavy(layOver(fold, end), fold.seed);
  const hem = (x: number) => end.drop + 4 * noise(x / 60, 6, fold.seed + 3);
  const first = 2 * layerLength(fold) * (fold.index + 1);
  const columns = 2 * along;
  const uv = new Float32Array(columns * rowsAcross * 2);
  const body = shell(columns, rowsAcross, (i, j) => {
    const isOut = i < along;
    // From the back to the hem on the outside, and back again on the inside.
    const t = (isOut ? along - 1 - i : i - along) / (along - 1);
    const x = acrossAt(j, fold.width);
    const way = hem(x) - (fold.deep + end.drop) * t ** 1.2;
    const k = 2 * (j * columns + i);
    uv[k] = x;
    uv[k + 1] = first + fold.deep + way;
    const thick = edged(half, x, fold.width) * Math.min(1, Math.sqrt(t * 40));
    return lay(x, way, half + (isOut ? thick : -thick));
  });
  return [
    clothPart(fold, body, uv),
    ...looseFringe(fold, end, (x, way, off) => lay(x, hem(x) + way, off), first + fold.deep),
  ];
}

/** Smoothed by one stroke of a hand, it keeps soft ridges; where it hangs free they become flutes. */
function wavy(lay: Lay, seed: number): Lay {
  return (across, way, off) => {
    const ridge = 7 * ramp(-0.1, 0.9, noise(across / 90 + way / 260, way / 210, seed + 4));
    const flute = 5 * noise(across / 62, way / 300, seed + 5) + 2;
    return lay(across, way, off + ridge + flute * ramp(0, 60, way));
  };
}
