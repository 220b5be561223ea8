import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Optics } from "../light/optics.ts";
import type { Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import { type Spot, shell } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

/** Buttons turned of horn, shell or nut, and stamped ones, as bodies in space, in units. */

type Stuff = "horn" | "shell" | "nut" | "brass";

export interface ButtonKind {
  stuff: Stuff;
  radius: number;
  holes: 0 | 2 | 4;
  colorway: number;
}

/** Where a button lies: its middle, how it is turned, and what it leans on. */
export interface Lie {
  x: number;
  z: number;
  /** Radians about its own axis. */
  turn: number;
  /** Face down. */
  over: boolean;
  /** Radians by which its side towards `rising` stands off the table. */
  tilt: number;
  rising: number;
}

const optics: Record<Stuff, Optics> = {
  horn: { kind: "leather", wrap: 0.2, gloss: 0.9, roughness: 0.3, relief: 1 },
  shell: { kind: "leather", wrap: 0.3, gloss: 1.2, roughness: 0.22, relief: 1 },
  nut: { kind: "leather", wrap: 0.2, gloss: 0.4, roughness: 0.5, relief: 1 },
  brass: { kind: "metal", wrap: 0.2, gloss: 0.62, roughness: 0.5 },
};

/** How thick a button is. */
export function thickness({ radius, stuff }: ButtonKind): number {
  return (stuff === "shell" ? 0.14 : stuff === "brass" ? 0.3 : 0.21) * radius;
}

/** Half a section from the middle of its back to the middle of its face: shares of radius and thickness. */
const turned: Point[] = [
  [0.001, 0],
  [0.5, 0],
  [0.86, 0.03],
  [0.95, 0.14],
  [0.995, 0.36],
  [1, 0.52],
  [0.985, 0.72],
  [0.95, 0.9],
  [0.89, 1],
  [0.82, 0.99],
  [0.76, 0.9],
  [0.7, 0.76],
  [0.62, 0.69],
  [0.4, 0.66],
  [0.001, 0.65],
];
/** A flat shell button: its edge rounded, its face hardly dished. */
const plain: Point[] = turned.map(([r, y]): Point => [r, r < 0.85 && y > 0.5 ? 0.9 : y]);
/** A stamped dome on its rim. */
const domed: Point[] = [
  [0.001, 0.1],
  [0.8, 0.1],
  [0.97, 0.12],
  [1, 0.22],
  [0.97, 0.32],
  [0.92, 0.34],
  [0.88, 0.36],
  [0.78, 0.58],
  [0.55, 0.84],
  [0.3, 0.96],
  [0.001, 1],
];

export function buttonBody(kind: ButtonKind, lie: Lie): Part {
  const { radius, stuff } = kind;
  const thick = thickness(kind);
  const form = refined(stuff === "brass" ? domed : stuff === "shell" ? plain : turned);
  const around = 61;
  const at = (i: number, j: number): Spot => {
    const angle = (i / (around - 1)) * Math.PI * 2 - Math.PI;
    const [r, y] = form[j]!;
    return [radius * r * Math.sin(angle), thick * y, radius * r * Math.cos(angle)];
  };
  const body = shell(around, form.length, (i, j) => lain(at(i, j), radius, thick, lie));
  const uv = new Float32Array((body.positions.length / 3) * 2);
  for (let j = 0, n = 0; j < form.length; j++) {
    for (let i = 0; i < around; i++) {
      const [x, , z] = at(i, j);
      uv[n++] = x;
      uv[n++] = z;
    }
  }
  return {
    ...body,
    optics: optics[stuff],
    dye: stuff === "brass" ? "brass" : "main",
    colorway: kind.colorway,
    grain: { uv, make: (s) => face(s, kind, lie) },
  };
}

/** Twice as many rows, so that what is round in section looks round. */
function refined(form: Point[]): Point[] {
  return form.flatMap(([r, y], n): Point[] => {
    const [r1, y1] = form[n + 1] ?? [r, y];
    return [
      [r, y],
      [(r + r1) / 2, (y + y1) / 2],
    ];
  });
}

function lain([a, b, c]: Spot, radius: number, thick: number, lie: Lie): Spot {
  const [u, v] = [Math.cos(lie.turn), Math.sin(lie.turn)];
  // Half a turn about an axis that lies in the table.
  const [p, h] = lie.over ? [-a, thick - b] : [a, b];
  const [x, z] = [p * u - c * v, p * v + c * u];
  const [ex, ez] = [Math.cos(lie.rising), Math.sin(lie.rising)];
  const [along, across] = [x * ex + z * ez, z * ex - x * ez];
  const [ct, st] = [Math.cos(lie.tilt), Math.sin(lie.tilt)];
  const there = along * ct - h * st;
  return [
    lie.x + there * ex - across * ez,
    (along + radius) * st + h * ct,
    lie.z + there * ez + across * ex,
  ];
}

/** What it is made of, its holes, and what wear left in its dish. */
function face(s: Surface, kind: ButtonKind, { turn }: Lie): void {
  const { stuff, radius, holes } = kind;
  const lane = Math.round(turn * 100);
  s.each((k, u, v) => {
    const r = Math.hypot(u, v) / radius;
    s.tone(k, figure(stuff, u, v, radius, lane));
    if (stuff !== "brass") s.tone(k, 1 - 0.1 * bell(r - 0.68, 0.07));
    s.relief[k]! += 0.12 * noise(r * 60, Math.atan2(u, v), lane + 3);
    for (let n = 0; n < holes; n++) {
      const angle = Math.PI / 4 + (n / holes) * Math.PI * 2;
      const reach = 0.23 * radius;
      const off = Math.hypot(u - reach * Math.cos(angle), v - reach * Math.sin(angle));
      const wide = 0.088 * radius;
      s.tone(k, 1 - 0.8 * ramp(wide + 0.7, wide - 0.9, off));
      s.relief[k]! -= 1.6 * ramp(wide + 2.6, wide - 0.6, off);
    }
  });
}

/** The grain of a stuff: horn is streaked and cloudy, shell lies in pale layers. */
function figure(stuff: Stuff, u: number, v: number, radius: number, lane: number): number {
  const [a, b] = [u / radius, v / radius];
  const bend = 0.7 * noise(a, b, lane);
  if (stuff === "horn") {
    const cloudy = noise(a * 1.1 + bend, b * 0.8, lane + 1);
    const streak = noise(a * 1.6 + bend, b * 9, lane + 2);
    return Math.max(0.4, 1 + 0.5 * ramp(-0.2, 0.7, cloudy) + 0.22 * streak - 0.15);
  }
  if (stuff === "shell") return 1 + 0.09 * noise(a * 1.4 + 2 * bend, b * 3, lane + 1);
  if (stuff === "nut") return 1 + 0.07 * noise(a * 2 + bend, b * 7, lane + 1);
  return 0.82 + 0.14 * noise(a * 2, b * 2, lane) + 0.06 * noise(a * 9, b * 9, lane + 1);
}
