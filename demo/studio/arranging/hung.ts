import type { ClothId, PrintId } from "../catalog.ts";
import { cloths } from "../cloths/index.ts";
import type { Grain } from "../cloths/texture.ts";
import type { Dye } from "../dyes.ts";
import { chance, noise } from "../fields/noise.ts";
import { bell, blend, clamp, ramp } from "../fields/scalar.ts";
import { button } from "../making/sewing/button.ts";
import { patch } from "../making/sewing/patch.ts";
import { seam } from "../making/sewing/seams.ts";
import { knots } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import { prints } from "../prints/index.ts";
import { flatBand } from "../standing/along-path.ts";
import { type Shell, type Spot, shell, squared, unrolled } from "../standing/loft.ts";
import { type Part, type Placement, placed } from "../standing/part.ts";
import { hookLength, railHook, shoulders } from "./hangers.ts";

/** A garment on a hanger, in units. */
export interface Hung {
  cloth: ClothId;
  print?: PrintId;
  /** From its neck down to its hem, and from a shoulder down to the cuff: none when absent. */
  length: number;
  sleeve?: number;
  /** Half its width at the shoulders, and by how much wider its hem is. */
  half: number;
  flare: number;
  /** Half its depth, where it is deepest. */
  deep: number;
  /** How deep the folds at its hem are, and how many go round it. */
  folds: [depth: number, count: number];
  collar?: boolean;
  /** What it is closed with before; a coat's or jacket's front turns back to lapels. */
  buttons?: { radius: number; dye: Dye };
  lapels?: boolean;
  colorway: number;
  seed: number;
}

/** Vertices round a body and up it, and those of a sleeve. */
const body = { around: 145, along: 96 };
const arm = { around: 45, along: 64 };

/** All of it, where it hangs on a rail `rail` units above the floor. */
export function hungOnRail(rail: number, one: Hung, at: Placement): Part[] {
  const sewn = [bodyOf(one), ...sleeves(one), ...(one.collar ? [collar(one)] : [])];
  const parts = [
    ...sewn.map((form, n) => clothPart(one, form, n)),
    railHook(),
    shoulders(one.half - 54, (x) => slope(x) + 26),
  ];
  return parts.map((part) => {
    const there = placed(part, at);
    for (let k = 1; k < there.positions.length; k += 3) there.positions[k]! += rail - hookLength;
    return there;
  });
}

/** How far a shoulder has come down, `x` units from the neck's middle. */
function slope(x: number): number {
  return 0.37 * Math.max(0, x - 52) - 4 * bell(x - 52, 30);
}

/** A sack over the hanger: closed along its shoulders, open below, its folds falling from them. */
function bodyOf(one: Hung): Shell {
  const { around, along } = body;
  return shell(around, along, (i, j) => {
    const angle = (i / (around - 1)) * Math.PI * 2 - Math.PI;
    const t = j / (along - 1);
    // Rows lie closer where it closes over the shoulders.
    const h = 1 - (1 - t) ** 1.6;
    const down = (1 - h) * one.length;
    const wide = one.half * (0.86 + 0.14 * ramp(0, 90, down) + one.flare * (1 - h) ** 1.2);
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const closed = Math.sqrt(1 - (1 - clamp(down / 130)) ** 2);
    const give = fall(one, angle, h);
    const x = wide * squared(s, 0.62) + 0.7 * give * s;
    const z = one.deep * (0.9 + 0.2 * (1 - h)) * closed * squared(c, 0.75) + give * closed * c;
    const top = -slope(Math.abs(x) * (one.half / wide));
    const hang = one.length + 15 * noise(angle * 1.3, 3, one.seed + 6) + 0.2 * give;
    return [x, blend(-hang, top, h), z];
  });
}

/**
 * How far cloth stands off where it hangs: pipes that begin under the shoulders, few of them, no two
 * alike, and deeper towards the hem.
 */
function fall(one: Hung, angle: number, h: number): number {
  const [depth, count] = one.folds;
  const free = ramp(0.93, 0.12, h);
  const sway = angle + 0.16 * noise(h * 2.1, 1, one.seed + 2);
  const pipes = noise((sway * count) / 6, h * 0.9, one.seed + 3);
  const small = noise((sway * count) / 2.6, h * 1.5, one.seed + 4);
  const slack = noise(angle * 1.4, h * 3.4, one.seed + 5);
  // From the shoulders' ends cloth drags down towards the middle.
  const drag =
    ramp(0.5, 0.78, h) * ramp(1, 0.9, h) * noise(angle * 2.3 + 5 * h, h * 2, one.seed + 7);
  return depth * (free * (pipes + 0.3 * small) + 0.3 * slack + 0.3 * drag);
}

function sleeves(one: Hung): Shell[] {
  const { sleeve } = one;
  return sleeve === undefined ? [] : [1, -1].map((side) => sleeveOf(one, sleeve, side));
}

/** A tube that hangs from the shoulder's end, bent forward a little as every set-in sleeve is. */
function sleeveOf(one: Hung, length: number, side: number): Shell {
  const { around, along } = arm;
  const seed = one.seed + 20 + 9 * side;
  const top = -slope(one.half) + 13;
  return shell(around, along, (i, j) => {
    const angle = (i / (around - 1)) * Math.PI * 2 - Math.PI;
    const h = 1 - (1 - j / (along - 1)) ** 1.5;
    const down = (1 - h) * length;
    const cap = Math.sqrt(1 - (1 - clamp(down / 120)) ** 2);
    const thin = 1 - h;
    // Empty, it falls flat, hollow here and folded there, most where an arm has bent it.
    const pipe = 20 * noise(angle * 1.5, h * 1.7, seed) * ramp(20, 180, down);
    const slant = h * 8 + 1.3 * Math.sin(angle) + 0.8 * Math.cos(angle);
    const crushed = 17 * noise(angle * 0.8, slant, seed + 1) * bell(h - 0.5, 0.24);
    const give = pipe + crushed;
    const out = one.half - 34 + 46 * ramp(0, 120, down) ** 0.7 - 4 * thin;
    const forward = (8 + 44 * chance(one.seed, side, 22)) * thin ** 1.6;
    const swing = 40 * (chance(one.seed, side, 23) - 0.5) * thin;
    return [
      side * (out + 10 * noise(h * 2, 5, seed) * thin) +
        (blend(23, 15, thin) * cap + 0.8 * give) * Math.sin(angle),
      top - down + 0.14 * give * thin,
      forward + swing + (blend(49, 42, thin) * cap + 0.5 * give) * squared(Math.cos(angle), 0.9),
    ];
  });
}

/** A collar that is folded over, high behind and low before. */
function collar(one: Hung): Shell {
  const path = Array.from({ length: 61 }, (_, n): Spot => {
    const angle = 0.35 + (n / 60) * (2 * Math.PI - 0.7);
    const before = 0.5 + 0.5 * Math.cos(angle);
    return [
      76 * Math.sin(angle),
      2 - 62 * before ** 1.3 + 3 * noise(angle, 2, one.seed),
      (0.72 * one.deep + 12) * Math.cos(angle),
    ];
  });
  const leaning = (row: number): Spot => {
    const [x, , z] = path[row]!;
    return [0.42 * (x / 76), -1, 0.42 * (z / one.deep)];
  };
  return flatBand(path, leaning, 25, 4);
}

/** A part of its cloth. @param n which part: the threads of each begin elsewhere. */
function clothPart(one: Hung, form: Shell, n: number): Part {
  const cloth = cloths[one.cloth];
  const grain: Grain = (u, v) => [v + 37 * n, u + 53 * n];
  const uv = unrolled(form);
  return {
    ...form,
    optics: cloth.optics,
    dye: "main",
    colorway: one.colorway,
    grain: {
      uv,
      make: (s) => {
        cloth.texture(s, grain);
        if (one.print) prints[one.print].paint(s, grain);
        hem(s);
        if (n === 0 && one.buttons) front(s, one, one.buttons, uv[uv.length - 2]!);
      },
    },
  };
}

/** The hem or cuff: doubled cloth, and its seam. */
function hem(s: Surface): void {
  s.each((k, u) => {
    s.relief[k]! += 0.5 * ramp(39, 34, u) - 0.5 * bell(u - 37, 1.6);
    s.tone(k, 1 - 0.05 * bell(u - 37, 2) - 0.1 * ramp(3, 0, u));
  });
}

/** The closure down the middle of the front. @param top the way from the hem up to the neck. */
function front(s: Surface, one: Hung, { radius, dye }: NonNullable<Hung["buttons"]>, top: number) {
  const edge = one.lapels ? 34 : 17;
  const brk = top - (one.lapels ? 330 : 74);
  seam(
    s,
    [
      [0, edge],
      [brk, edge],
    ],
    { depth: 3, pucker: 0.4 },
  );
  if (one.lapels) {
    for (const side of [1, -1]) {
      patch(
        s,
        knots(
          `${brk},${side * edge}^ ${top - 130},${side * 112}^ ${top - 60},${side * 74}^ ${top + 20},${side * 58}^`,
        ),
        {
          rise: 3,
        },
      );
    }
  }
  const rows = one.lapels ? 3 : 6;
  for (let n = 0; n < rows; n++) {
    button(s, brk - 24 - (n * (one.lapels ? 380 : brk - 120)) / rows, 0, radius, { dye });
  }
}
