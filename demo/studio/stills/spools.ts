import { polished, solid, wood } from "../arranging/solid.ts";
import { type Composition, frames } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { bell, fraction, ramp } from "../fields/scalar.ts";
import { knots, ribbon } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import { layOut } from "../settling/lay-out.ts";

interface Spool {
  x: number;
  y: number;
  turn: number;
}

const spools: Spool[] = [
  { x: 330, y: 560, turn: -0.42 },
  { x: 650, y: 470, turn: 0.2 },
  { x: 900, y: 720, turn: -0.9 },
  { x: 480, y: 860, turn: 0.75 },
  { x: 760, y: 1060, turn: -0.15 },
  { x: 330, y: 1190, turn: 0.35 },
];
const pitch = 3.1;

/** Wooden spools of sewing thread, one of them unwinding, and a needle. */
export const threadSpools: Composition = {
  ...frames.still,
  dressed: [
    { color: "#8d4438" },
    { color: "#d8cbb4" },
    { color: "#33405a" },
    { color: "#b0894e" },
    { color: "#5d6b55" },
    { color: "#4a4541" },
    { color: "#c8a97e" },
  ],
  scene: () => ({
    laid: layOut([loose(), ...spools.flatMap(spool), needle()]),
    framing: { zoom: 1.16, x: 600, y: 820 },
  }),
};

function spool(at: Spool, colorway: number): Piece[] {
  const pose = turnedTo(at);
  const side = (x: number): Piece =>
    solid({
      outline: knots(
        `${x - 13},692^ ${x},686 ${x + 13},692^ ${x + 16},800 ${x + 13},908^ ${x},914 ${x - 13},908^ ${x - 16},800`,
      ),
      optics: wood,
      colorway: spools.length,
      height: 100,
      base: (_u, v) => round(v, 108),
      pose,
      make: (s) =>
        s.each((k, u, v, depth) => {
          const grain = noise(u / 2.4, v / 60, 43);
          s.tone(k, 1 + 0.1 * grain);
          s.relief[k]! += 0.1 * grain + 2.5 * ramp(0, 5, depth);
        }),
    });
  return [side(480), side(720), wound(pose, colorway)];
}

/** Thread in tight turns, each layer laid a little aslant of the last. */
function wound(pose: Pose, colorway: number): Piece {
  return solid({
    outline: knots(
      "488,716^ 540,708 600,706 660,708 712,716^ 712,884^ 660,892 600,894 540,892 488,884^",
    ),
    optics: { kind: "satin", wrap: 0.2, gloss: 0.2, along: 0.3, across: 0.5 },
    colorway,
    base: (_u, v) => round(v, 90),
    pose,
    threadAngle: () => 0,
    make: (s) =>
      s.each((k, u, v) => {
        const slant = noise(u / 70, v / 300, 44) > 0 ? 0.05 : -0.06;
        const turn = fraction((u + slant * (v - 800) + noise(u / 30, v / 50, 45)) / pitch);
        const thread = Math.sqrt(Math.max(0, 1 - (2 * turn - 1) ** 2));
        const ply = Math.sin((v / 3.4 + turn * 1.6) * Math.PI * 2);
        s.relief[k]! += 0.9 * thread + 0.1 * ply * thread;
        s.tone(k, 0.68 + 0.32 * thread + 0.05 * ply);
      }),
  });
}

/** The section of a lying cylinder. */
function round(v: number, radius: number): number {
  const share = Math.min(1, Math.abs(v - 800) / (radius + 3));
  return radius * Math.sqrt(1 - share * share);
}

function turnedTo({ x, y, turn }: Spool): Pose {
  const c = Math.cos(turn);
  const t = Math.sin(turn);
  return (u, v) => [x + (u - 600) * c - (v - 800) * t, y + (u - 600) * t + (v - 800) * c];
}

/** An end of thread that ran off over the table. */
function loose(): Piece {
  const path = Array.from({ length: 90 }, (_, i): [number, number] => {
    const t = i / 89;
    return [800 + 90 * t - 250 * Math.sin(t * 4.4) * t, 1130 + 300 * t];
  });
  return solid({
    outline: ribbon(path, () => 1.7),
    optics: { kind: "matte", wrap: 0.3 },
    colorway: 4,
    lift: 3,
    grid: [4],
    make: (s) => s.each((k, u, v) => s.tone(k, 1 + 0.2 * Math.sin((u + v) * 1.9))),
  });
}

function needle(): Piece {
  const path: [number, number][] = [
    [936, 1086],
    [990, 1190],
    [1042, 1290],
  ];
  return solid({
    outline: ribbon(path, (t) => 3.4 - 2.4 * t),
    optics: polished,
    dye: "steel",
    lift: 6,
    grid: [4],
    make: (s) =>
      s.each((k, u, v, depth) => {
        s.relief[k]! += 1.2 * ramp(0, 3, depth);
        s.tone(k, 1 - 0.7 * bell(Math.hypot(u - 941, (v - 1097) * 0.6), 2.2));
      }),
  });
}
