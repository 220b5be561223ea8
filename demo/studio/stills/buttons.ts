import { type Composition, frames } from "../composition.ts";
import { chance } from "../fields/noise.ts";
import { type ButtonKind, buttonBody, type Lie, thickness } from "./button-body.ts";

const kinds: ButtonKind[] = [
  { stuff: "horn", radius: 47, holes: 4, colorway: 0 },
  { stuff: "horn", radius: 33, holes: 4, colorway: 0 },
  { stuff: "horn", radius: 40, holes: 2, colorway: 1 },
  { stuff: "shell", radius: 23, holes: 4, colorway: 2 },
  { stuff: "shell", radius: 30, holes: 2, colorway: 2 },
  { stuff: "nut", radius: 36, holes: 4, colorway: 3 },
  { stuff: "nut", radius: 28, holes: 4, colorway: 4 },
  { stuff: "horn", radius: 37, holes: 4, colorway: 5 },
  { stuff: "nut", radius: 41, holes: 2, colorway: 6 },
  { stuff: "brass", radius: 31, holes: 0, colorway: 0 },
];

/** Buttons of horn, shell, nut and brass as they fell out of their tin, some on top of others. */
export const spilledButtons: Composition = {
  ...frames.still,
  dressed: [
    { color: "#3a2a20" },
    { color: "#7d5a3c" },
    { color: "#c9bda9" },
    { color: "#47505c" },
    { color: "#a98763" },
    { color: "#59493b" },
    { color: "#6c3630" },
  ],
  scene: () => ({
    framing: { zoom: 1.85, x: 15, y: 50 },
    standing: spilled(64).map(({ kind, lie }) => buttonBody(kind, lie)),
    elevation: 0.78,
    focus: [0.45, 0.6],
  }),
};

interface Lying {
  kind: ButtonKind;
  lie: Lie;
  /** Something leans on it. */
  covered: boolean;
}

/** One after the other: where one falls upon another it leans on its rim, where on two it rolls off. */
function spilled(count: number): Lying[] {
  const lying: Lying[] = [];
  for (let n = 0; n < 900 && lying.length < count; n++) {
    const sort = kinds[Math.floor(chance(n, 3, 60) * kinds.length)]!;
    // Turned by hand, no two are quite of one size.
    const kind = { ...sort, radius: sort.radius * (0.95 + 0.1 * chance(n, 6, 60)) };
    // Most fell in a heap before the lid; few rolled on.
    const far = chance(n, 1, 60) ** 0.9;
    const way = chance(n, 2, 60) * Math.PI * 2;
    const x = -70 + 250 * far * Math.cos(way) + 230 * far ** 7;
    const z = 90 + 260 * far * Math.sin(way) - 330 * far ** 7;
    const lie: Lie = {
      x,
      z,
      turn: chance(n, 4, 60) * Math.PI * 2,
      over: chance(n, 5, 60) < 0.16,
      tilt: 0,
      rising: 0,
    };
    const near = lying.filter((one) => gap(one, x, z) < kind.radius + 1);
    if (near.length > 1) continue;
    const below = near[0];
    if (below && !leans(below, kind, lie)) continue;
    lying.push({ kind, lie, covered: below !== undefined });
  }
  return lying;
}

/** How far a place is outside a lying button. */
function gap({ kind, lie }: Lying, x: number, z: number): number {
  return Math.hypot(lie.x - x, lie.z - z) - kind.radius;
}

/** Leans a button on the one below it; false where it would not stay. */
function leans(below: Lying, kind: ButtonKind, lie: Lie): boolean {
  const [dx, dz] = [below.lie.x - lie.x, below.lie.z - lie.z];
  const base = kind.radius + Math.hypot(dx, dz) - below.kind.radius;
  if (below.covered || base < 1.15 * kind.radius) return false;
  below.covered = true;
  lie.rising = Math.atan2(dz, dx);
  lie.tilt = Math.atan(thickness(below.kind) / base);
  return true;
}
