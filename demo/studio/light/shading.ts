import { blend } from "../fields/scalar.ts";
import type { Lighting } from "./light.ts";
import type { Optics } from "./optics.ts";
import { dot, unit, type Vector } from "./vector.ts";

/** The light a place sends to the camera, split so that any dye may be put in afterwards. */
export interface Glance {
  /** Diffuse light of the key lamp and of the room, to be multiplied by the dye. */
  direct: number;
  ambient: number;
  /** Glow of standing fibers. */
  sheen: number;
  /** Mirrored light, to be tinted by the finish. */
  shine: number;
}

/** By which light a thing is seen, and from where; directions point from the table. */
export interface Sight {
  lighting: Lighting;
  key: Vector;
  eye: Vector;
}

const fill = unit([0.6, 0.25, 0.75]);
const sideLamps = [
  { towards: unit([0.75, -0.15, 0.62]), strength: 0.3 },
  { towards: unit([-0.1, 0.85, 0.5]), strength: 0.16 },
  { towards: unit([-0.9, 0.1, 0.42]), strength: 0.35 },
];

/** The pale room above the lamp, and how brightly silk glows that throws its light through its threads. */
const ceiling = { towards: unit([-0.3, -0.25, 0.92]), strength: 0.85 };

/** @param sky open sky, @param open open key light, both 0..1; the normal is of unit length. */
export function shade(
  n: Vector,
  optics: Optics,
  sky: number,
  open: number,
  { lighting, key, eye }: Sight,
  threadAngle: number,
  glance: Glance,
): void {
  const [nx, ny, nz] = n;
  const facing = nx * key[0] + ny * key[1] + nz * key[2];
  const wrap = optics.wrap * 0.55;
  const wrapped = Math.max(0, (facing + wrap) / (1 + wrap));
  glance.direct = lighting.keyStrength * 0.78 * wrapped * (open * 0.86 + 0.14 * sky);
  if (optics.luster) {
    const glow = Math.exp(-threadMiss(n, optics, threadAngle, eye)(ceiling.towards));
    const thrown = lighting.keyStrength * ceiling.strength * glow * sky;
    glance.direct = blend(glance.direct, thrown, optics.luster);
  }
  const filled = Math.max(0, 0.45 + 0.55 * (nx * fill[0] + ny * fill[1] + nz * fill[2]));
  const room = 0.62 + 0.38 * nz - 0.18 * ny;
  glance.ambient = lighting.ambient * (room * 0.62 + filled * 0.38);
  const rim = 1 - Math.max(0, dot(n, eye));
  glance.sheen = (optics.sheen ?? 0) * (rim * rim * rim * 0.9 + 0.25 * rim) * (0.35 + 0.65 * open);
  glance.shine = optics.gloss
    ? shine(n, optics, sky, open, { lighting, key, eye }, threadAngle)
    : 0;
}

function shine(
  n: Vector,
  optics: Optics,
  sky: number,
  open: number,
  { lighting, key, eye }: Sight,
  threadAngle: number,
): number {
  const strength = (optics.gloss ?? 0) * lighting.keyStrength;
  if (optics.kind === "matte") return strength * gleam(n, key, eye) * open;
  const lobe =
    optics.kind === "satin" ? threadLobe(n, optics, threadAngle, eye) : roundLobe(n, optics, eye);
  let sum = lobe(key) * Math.sqrt(reached(n, key)) * open;
  const beside = sky * (optics.sideLamps ?? 1);
  if (beside > 0) {
    for (const lamp of sideLamps) {
      sum += lamp.strength * lobe(lamp.towards) * Math.sqrt(reached(n, lamp.towards)) * beside;
    }
  }
  const glancing = 0.25 * (1 - Math.max(0, dot(n, eye))) ** 4 * sky;
  return strength * (sum + glancing);
}

function reached(n: Vector, lamp: Vector): number {
  return Math.max(0, n[0] * lamp[0] + n[1] * lamp[1] + n[2] * lamp[2] + 0.15);
}

/** How far from the mirror's direction fibers still gleam. */
const gleamWidth = 0.09;
const gleamStrength = 0.5;

/** Bare fibers mirror the lamp whatever their dye: the sides of folds that lean to it turn pale. */
function gleam(n: Vector, lamp: Vector, eye: Vector): number {
  return gleamStrength * Math.exp(-missed(n, lamp, eye) / gleamWidth);
}

/** How far a place's normal is from mirroring the lamp into the camera: one less the cosine. */
function missed(n: Vector, lamp: Vector, eye: Vector): number {
  const half = between(lamp, eye);
  return 1 - Math.min(1, dot(n, half) / Math.hypot(...half));
}

/** The direction that halves the angle between two of length 1; it is not of that length. */
function between(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** What a place answers to a lamp in this direction. */
type Lobe = (lamp: Vector) => number;

/** Two highlights, a broad and a small one: smooth leather, horn, metal. */
function roundLobe(n: Vector, optics: Optics, eye: Vector): Lobe {
  const width = (optics.roughness ?? 0.4) ** 2;
  return (lamp) => {
    const miss = missed(n, lamp, eye);
    return 0.62 * Math.exp(-miss / (width * 0.45)) + 0.38 * Math.exp(-miss / (width * 0.09));
  };
}

/**
 * Strengths of the veil and the core of a highlight on threads, and how much a full polish moves from the
 * one to the other.
 */
const threadGleam = { veil: 0.8, core: 0.45, gathered: 0.4 };

/** An anisotropic highlight along the threads of satin. */
function threadLobe(n: Vector, optics: Optics, angle: number, eye: Vector): Lobe {
  const gathered = threadGleam.gathered * (optics.polish ?? 0);
  const veil = threadGleam.veil - gathered;
  const core = threadGleam.core + gathered;
  const missing = threadMiss(n, optics, angle, eye);
  return (lamp) => {
    const miss = missing(lamp);
    return veil * Math.exp(-miss) + core * Math.exp(-miss * 5);
  };
}

/** How far threads are from mirroring a lamp into the camera: squared, in widths of their highlight. */
function threadMiss([nx, ny, nz]: Vector, optics: Optics, angle: number, eye: Vector): Lobe {
  const along = optics.along ?? 0.45;
  const across = optics.across ?? 0.22;
  const sx = -Math.sin(angle);
  const sy = Math.cos(angle);
  const lean = sx * nx + sy * ny;
  let tx = sx - lean * nx;
  let ty = sy - lean * ny;
  let tz = -lean * nz;
  const length = Math.hypot(tx, ty, tz) || 1;
  tx /= length;
  ty /= length;
  tz /= length;
  const bx = ny * tz - nz * ty;
  const by = nz * tx - nx * tz;
  const bz = nx * ty - ny * tx;
  return (lamp) => {
    const [hx, hy, hz] = between(lamp, eye);
    const h = Math.hypot(hx, hy, hz);
    const upright = (nx * hx + ny * hy + nz * hz) / h;
    if (upright <= 0.02) return Number.POSITIVE_INFINITY;
    const a = (hx * tx + hy * ty + hz * tz) / h / along;
    const b = (hx * bx + hy * by + hz * bz) / h / across;
    return (a * a + b * b) / (upright * upright);
  };
}
