import { chance, noise } from "../fields/noise.ts";
import { bell } from "../fields/scalar.ts";
import type { Optics } from "../light/optics.ts";
import { cross, unit, type Vector } from "../light/vector.ts";
import type { Surface } from "../pattern/surface.ts";
import { cord } from "../standing/along-path.ts";
import { type Shell, type Spot, shell, unrolled } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

/** Yarn as bodies in space: strands wound to a ball, and the hairs that stand off them. */

const wool: Optics = { kind: "matte", wrap: 0.34, sheen: 0.3 };

/** Half a strand's thickness, in units. */
export const strand = 7.4;
/** Points of a strand in one turn round a ball, and in one body of it. */
const turnPoints = 64;
const piecePoints = 48;
/** Turns that lie side by side before the hand turns the ball, and how often it does. */
const sideBySide = 9;
const bands = 15;
/** How thick a layer lies upon another, as a share of a strand's half thickness. */
const layer = 1.25;

/** A hand-wound ball that lies on the floor at (x, z). */
export function yarnBall(x: number, z: number, radius: number, colorway: number): Part[] {
  const core = radius - 4.6 * strand;
  const heights = new Heights(core);
  const middle: Spot = [x, radius, z];
  const put = (way: Vector, far: number): Spot => [
    middle[0] + way[0] * far,
    middle[1] + way[1] * far,
    middle[2] + way[2] * far,
  ];
  const shells: Shell[] = [];
  const hairs: Shell[] = [];
  for (let band = 0; band < bands; band++) {
    const ways = windings(band, radius, 17 * colorway);
    const far = heights.lay(ways);
    const path = ways.map((way, n) => put(way, far[n]!));
    for (let n = 0; n + 1 < path.length; n += piecePoints) {
      shells.push(cord(path.slice(n, n + piecePoints + 1), strand));
    }
    // Those of the inner bands are wound in.
    if (band >= bands / 2) hairs.push(...hairsOn(path, middle, 170, band + 40 * colorway));
  }
  shells.push(sphere(middle, core + 0.5 * strand));
  return [yarnPart(shells, colorway), yarnPart(hairs, colorway)];
}

/** A strand along a path, with its hairs. */
export function looseEnd(path: Spot[], colorway: number): Part[] {
  const under: Spot = [path[0]![0], -600, path[0]![2]];
  return [
    yarnPart([cord(path, strand)], colorway),
    yarnPart(hairsOn(path, under, 300, 7), colorway),
  ];
}

/** The yarn that the outer bands hide, where they leave a gap. */
function sphere([x, y, z]: Spot, radius: number): Shell {
  return shell(41, 25, (i, j) => {
    const a = (i / 40) * Math.PI * 2 - Math.PI;
    const b = (j / 24) * Math.PI - Math.PI / 2;
    return [
      x + radius * Math.sin(a) * Math.cos(b),
      y + radius * Math.sin(b),
      z + radius * Math.cos(a) * Math.cos(b),
    ];
  });
}

/** Directions of one band of turns from the middle: round and round, each beside the last. */
function windings(band: number, radius: number, lane: number): Vector[] {
  // The golden section spreads the bands' axes over all directions.
  const high = 1 - 2 * ((band * 0.618034 + 0.13 * chance(lane, 3)) % 1);
  const turn = 2.4 * band + 3 * chance(band, lane, 5);
  const flat = Math.sqrt(Math.max(0, 1 - high * high));
  const axis: Vector = [flat * Math.cos(turn), high, flat * Math.sin(turn)];
  const e1 = unit(cross(axis, Math.abs(high) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const e2 = cross(axis, e1);
  const pitch = (1.94 * strand) / radius;
  return Array.from({ length: sideBySide * turnPoints }, (_, n): Vector => {
    const turns = n / turnPoints;
    const angle = turns * Math.PI * 2;
    const stray =
      0.1 * noise(turns * 1.7, band, lane + 1) + 0.16 * noise(turns * 5, band, lane + 2);
    const aside = pitch * (turns - sideBySide / 2 + stray) + 0.14 * noise(band, 0.5, lane);
    const [c, t] = [Math.cos(aside), Math.sin(aside)];
    return [0, 1, 2].map(
      (k) => c * (Math.cos(angle) * e1[k]! + Math.sin(angle) * e2[k]!) + t * axis[k]!,
    ) as Vector;
  });
}

/** How far the yarn that is wound already reaches from a ball's middle, in each direction. */
class Heights {
  private readonly core: number;
  private readonly cells = new Map<number, number>();

  constructor(core: number) {
    this.core = core;
  }

  /** Lays a strand over all that is there, drawn taut; gives its distance from the middle. */
  lay(ways: Vector[]): number[] {
    const under = ways.map((way, n) => {
      const across = this.across(ways, n);
      return Math.max(...[-0.7, 0, 0.7].map((side) => this.at(way, across, side * strand)));
    });
    const over = under.map((_, n) => Math.max(...under.slice(Math.max(0, n - 1), n + 2)));
    const far = over.map((_, n) => {
      const near = over.slice(Math.max(0, n - 2), n + 3);
      return near.reduce((sum, h) => sum + h, 0) / near.length + layer * strand * 0.5;
    });
    ways.forEach((way, n) => {
      const across = this.across(ways, n);
      const next = ways[Math.min(ways.length - 1, n + 1)]!;
      for (let step = 0; step < 4; step++) {
        const t = step / 4;
        const between = unit([0, 1, 2].map((k) => way[k]! * (1 - t) + next[k]! * t) as Vector);
        for (const side of [-0.5, 0, 0.5]) {
          const key = this.key(between, across, side * strand);
          const top = far[n]! + layer * strand * 0.5;
          this.cells.set(key, Math.max(this.cells.get(key) ?? 0, top));
        }
      }
    });
    return far;
  }

  private across(ways: Vector[], n: number): Vector {
    const a = ways[Math.max(0, n - 1)]!;
    const b = ways[Math.min(ways.length - 1, n + 1)]!;
    return unit(cross(ways[n]!, [b[0] - a[0], b[1] - a[1], b[2] - a[2]]));
  }

  private at(way: Vector, across: Vector, aside: number): number {
    return this.cells.get(this.key(way, across, aside)) ?? this.core;
  }

  /** The cell, some six units wide, of a direction and so many units beside it. */
  private key(way: Vector, across: Vector, aside: number): number {
    const cell = (k: number) =>
      Math.round(((way[k]! * this.core + across[k]! * aside) / this.core) * 32) + 64;
    return (cell(0) * 128 + cell(1)) * 128 + cell(2);
  }
}

/** Fibers that have come loose of a strand: short, bent, some way off it. */
function hairsOn(path: Spot[], middle: Spot, count: number, lane: number): Shell[] {
  return Array.from({ length: count }, (_, h): Shell => {
    const draw = (n: number) => chance(h, n, lane + 200);
    const n = 1 + Math.floor(draw(1) * (path.length - 2));
    const [at, next] = [path[n]!, path[n + 1]!];
    const along = unit([next[0] - at[0], next[1] - at[1], next[2] - at[2]]);
    const out = unit([at[0] - middle[0], at[1] - middle[1], at[2] - middle[2]]);
    const aside = cross(along, out);
    const lean = (draw(2) - 0.5) * 2;
    const length = 9 + 22 * draw(3) ** 2;
    const bend = (draw(4) - 0.5) * 16;
    const reach = 3 + 9 * draw(5);
    return cord(
      Array.from({ length: 4 }, (_, i): Spot => {
        const t = i / 3;
        const [a, o, w] = [
          length * t * (draw(6) > 0.5 ? 1 : -1),
          strand * 0.86 * Math.sqrt(1 - 0.6 * lean * lean) + reach * Math.sin(2.2 * t),
          strand * lean * 0.8 + bend * t * t,
        ];
        return [0, 1, 2].map((k) => at[k]! + along[k]! * a + out[k]! * o + aside[k]! * w) as Spot;
      }),
      0.36,
    );
  });
}

/** Strands of one color as one body; each piece shows the same length of spun yarn. */
function yarnPart(shells: Shell[], colorway: number): Part {
  const count = shells.reduce((sum, { positions }) => sum + positions.length, 0);
  const triangles: number[] = [];
  const part: Part = {
    positions: new Float32Array(count),
    normals: new Float32Array(count),
    triangles: new Uint32Array(0),
    optics: wool,
    dye: "main",
    colorway,
    grain: { uv: new Float32Array((count / 3) * 2), make: spun },
  };
  let from = 0;
  shells.forEach((body, n) => {
    part.positions.set(body.positions, from);
    part.normals.set(body.normals, from);
    const uv = unrolled(body);
    const start = 300 * chance(n, 9);
    for (let k = 0; k < uv.length; k += 2) uv[k]! += start;
    part.grain.uv.set(uv, (from / 3) * 2);
    for (const corner of body.triangles) triangles.push(corner + from / 3);
    from += body.positions.length;
  });
  return { ...part, triangles: Uint32Array.from(triangles) };
}

/** Two plies twisted round each other, thicker here, thinner there, and the fibers in them. */
function spun(s: Surface): void {
  const girth = 2 * Math.PI * strand;
  s.each((k, u, v) => {
    const twist = u / 21 + (2 * v) / girth + 0.3 * noise(u / 50, 1, 31);
    const groove = Math.abs(Math.sin(twist * Math.PI));
    // The fibers follow their ply, and part of them have come loose.
    const fiber =
      noise((u + v * 0.5) / 0.9, (v - u * 0.5) / 7, 32) +
      0.8 * noise((u - v * 0.4) / 4, (v + u * 0.3) / 0.8, 34);
    const lock = noise(u / 9, v / 5, 33);
    const open = 0.6 + 0.4 * noise(u / 24, v / 14, 35);
    s.relief[k]! += 1.9 * open * Math.sqrt(groove) + 0.55 * fiber + 0.7 * lock;
    s.tone(k, (1 - 0.24 * open * bell(groove, 0.34)) * (1 + 0.11 * fiber + 0.06 * lock));
  });
}
