import type { ClothId } from "../catalog.ts";
import type { Optics } from "../light/optics.ts";
import type { Handled } from "../pattern/piece.ts";
import { leatherGrain, suedeNap } from "./hide.ts";
import { jerseyLoops, purl, ribbing, unevenRows } from "./knitted.ts";
import { stockinette } from "./stockinette.ts";
import type { Texture } from "./texture.ts";
import {
  brushedNap,
  layered,
  nap,
  plainWeave,
  satinThreads,
  streaked,
  tweedWeave,
  twill,
  uneven,
} from "./woven.ts";

/** A cloth: how it shines, how it falls and what its face looks like. */
export interface Cloth {
  optics: Optics;
  /** Resistance to bending, 0.45 (nylon) to 1 (coating, leather). */
  bend: number;
  /** Pull back to the modeled height: the smaller, the broader the folds. */
  hold: number;
  /** How much of a cut's surplus turns into folds. */
  fall: number;
  /** How much it creases, 1 as linen; none for stuffs that spring back. */
  creases?: number;
  /** Slopes of the broad and the fine creases that handling leaves. */
  handled?: Pick<Handled, "broad" | "fine">;
  /** Unevenness of the rim in units; 0 for smooth stuffs. */
  fuzz: number;
  texture: Texture;
  /** How the yarn looks when it is knitted instead of woven; `texture` when absent. */
  knitted?: Texture;
  /** The stitch that bodies and sleeves are knitted in instead of the plain one. */
  figured?: Texture;
  /** The wrong side of its knit. */
  purled?: Texture;
  /** The ribbed trim that belongs to it. */
  rib: Texture;
  /** Jackets of it are made up without a lining. */
  unlined?: boolean;
}

const matte = (look: Partial<Optics>): Optics => ({ kind: "matte", wrap: 0.2, relief: 1, ...look });

/** Woven closely of spun yarn. */
const firm = (look: Partial<Optics>) => matte({ firm: 1, ...look });

const satin: Optics = {
  kind: "satin",
  wrap: 0.24,
  gloss: 0.54,
  along: 0.55,
  across: 0.25,
  polish: 0.9,
  relief: 0.8,
};
const nylon: Optics = { kind: "satin", wrap: 0.2, gloss: 0.2, along: 0.42, across: 0.42 };
const calf: Optics = {
  kind: "leather",
  wrap: 0.12,
  gloss: 0.14,
  roughness: 0.42,
  sheen: 0.02,
  relief: 0.65,
};

const trimRib = ribbing(8.4, 2.4);

export const cloths: Record<ClothId, Cloth> = {
  poplin: {
    optics: firm({ sheen: 0.06, gloss: 0.08 }),
    bend: 0.65,
    hold: 0.00135,
    fall: 1,
    creases: 0.34,
    handled: { broad: 0.07, fine: 0.04 },
    fuzz: 0,
    rib: trimRib,
    texture: streaked(0.016, 1, plainWeave({ pitch: 0.56, rise: 0.12, slub: 0.06 })),
  },
  linen: {
    unlined: true,
    optics: firm({ sheen: 0.05, gloss: 0.045 }),
    bend: 0.46,
    hold: 0.0018,
    fall: 0.92,
    creases: 1,
    handled: { broad: 0.09, fine: 0.05 },
    fuzz: 0,
    rib: trimRib,
    texture: streaked(0.08, 1, plainWeave({ pitch: 1.9, rise: 0.42 })),
  },
  denim: {
    optics: firm({ sheen: 0.05, wrap: 0.15, gloss: 0.05 }),
    bend: 0.95,
    hold: 0.00105,
    fall: 0.65,
    creases: 0.6,
    handled: { broad: 0.045, fine: 0.04 },
    fuzz: 0,
    rib: trimRib,
    texture: streaked(
      0.05,
      0.15,
      twill({ pitch: 1.25, rise: 0.95, slub: 0.085, weft: "bleached", weftShare: 0.12 }),
    ),
  },
  satin: {
    optics: satin,
    bend: 0.5,
    hold: 0.0009,
    fall: 1,
    creases: 0.18,
    handled: { broad: 0.035, fine: 0.03 },
    fuzz: 0,
    texture: streaked(0.02, 0.5, satinThreads(1)),
    rib: trimRib,
  },
  viscose: {
    optics: matte({ sheen: 0.1, relief: 0.9, gloss: 0.1 }),
    bend: 0.5,
    hold: 0.00054,
    fall: 1,
    creases: 0.6,
    handled: { broad: 0.08, fine: 0.05 },
    fuzz: 0,
    rib: trimRib,
    texture: streaked(0.034, 1, plainWeave({ pitch: 1.2, rise: 0.14 })),
  },
  gabardine: {
    optics: firm({ sheen: 0.08, wrap: 0.18, gloss: 0.08 }),
    bend: 0.6,
    hold: 0.00084,
    fall: 0.9,
    creases: 0.6,
    handled: { broad: 0.09, fine: 0.06 },
    fuzz: 0,
    rib: trimRib,
    texture: streaked(0.035, 0.35, twill({ pitch: 1.7, rise: 0.4, slub: 0.04 })),
  },
  suiting: {
    optics: firm({ sheen: 0.1, wrap: 0.22, relief: 0.9, gloss: 0.07 }),
    bend: 0.55,
    hold: 0.00054,
    fall: 0.9,
    creases: 0.5,
    handled: { broad: 0.045, fine: 0.05 },
    fuzz: 0,
    rib: trimRib,
    texture: streaked(
      0.055,
      0.5,
      layered(twill({ pitch: 1.3, rise: 0.3, slub: 0.03 }), nap(0.2, 0.04, 0.1, 0.9)),
    ),
  },
  coating: {
    optics: firm({ sheen: 0.22, wrap: 0.2, gloss: 0.08 }),
    bend: 1,
    hold: 0.00048,
    fall: 0.9,
    handled: { broad: 0.065, fine: 0.03 },
    fuzz: 0.6,
    rib: trimRib,
    texture: brushedNap(1, 0.075),
  },
  tweed: {
    optics: firm({ sheen: 0.16, wrap: 0.22, gloss: 0.05 }),
    bend: 0.9,
    hold: 0.00054,
    fall: 0.9,
    handled: { broad: 0.07, fine: 0.035 },
    fuzz: 0.7,
    rib: trimRib,
    texture: uneven(0.06, tweedWeave(0.9)),
  },
  cashmere: {
    optics: matte({ sheen: 0.22, wrap: 0.24, gloss: 0.06 }),
    bend: 0.9,
    hold: 0.00042,
    fall: 1,
    handled: { broad: 0.08, fine: 0.035 },
    fuzz: 1,
    knitted: unevenRows(0.011, 4.2, stockinette(5.4, 4.2, 1.2)),
    purled: purl(5.4, 3.8, 1.3),
    rib: ribbing(9.6, 2.4, 2),
    texture: uneven(0.07, nap(0.8, 0.06, 0.2, 1.8)),
  },
  "chunky-knit": {
    optics: matte({ sheen: 0.2, gloss: 0.06 }),
    bend: 1,
    hold: 0.00039,
    fall: 1,
    handled: { broad: 0.08, fine: 0.02 },
    fuzz: 1.3,
    rib: ribbing(11, 3, 1),
    texture: unevenRows(0.016, 8, stockinette(10.4, 8, 2.6)),
    purled: purl(10.4, 6.8, 2.4),
  },
  "fine-knit": {
    optics: matte({ sheen: 0.18, wrap: 0.22, gloss: 0.07 }),
    bend: 0.8,
    hold: 0.00048,
    fall: 1,
    handled: { broad: 0.075, fine: 0.035 },
    fuzz: 0.7,
    rib: ribbing(7.8, 2, 2),
    texture: unevenRows(0.011, 3.2, stockinette(4.1, 3.2, 0.95)),
    purled: purl(4.1, 2.9, 1.1),
  },
  rib: {
    optics: matte({ sheen: 0.18, wrap: 0.22, gloss: 0.07 }),
    bend: 0.85,
    hold: 0.00048,
    fall: 0.8,
    handled: { broad: 0.08, fine: 0.035 },
    fuzz: 0.5,
    rib: ribbing(9, 2.6),
    texture: uneven(0.06, ribbing(9, 2.6)),
  },
  jersey: {
    optics: matte({ sheen: 0.09, wrap: 0.22, gloss: 0.07 }),
    bend: 0.95,
    hold: 0.00054,
    fall: 1,
    creases: 0.16,
    handled: { broad: 0.1, fine: 0.06 },
    fuzz: 0,
    rib: ribbing(3.4, 0.9, 1),
    texture: unevenRows(0.014, 1, jerseyLoops(1.3, 0.3)),
  },
  nylon: {
    optics: nylon,
    bend: 0.45,
    hold: 0.0006,
    fall: 1,
    creases: 0.6,
    handled: { broad: 0.07, fine: 0.05 },
    fuzz: 0,
    rib: trimRib,
    texture: streaked(0.028, 1, plainWeave({ pitch: 0.9, rise: 0.14 })),
  },
  leather: {
    optics: calf,
    bend: 1,
    hold: 0.0012,
    fall: 0.9,
    handled: { broad: 0.05, fine: 0.03 },
    fuzz: 0,
    rib: trimRib,
    texture: leatherGrain(4.2, 0.6),
  },
  suede: {
    optics: matte({ sheen: 0.16, wrap: 0.26, gloss: 0.07 }),
    bend: 1,
    hold: 0.0012,
    fall: 0.9,
    handled: { broad: 0.06, fine: 0.035 },
    fuzz: 0.2,
    rib: trimRib,
    texture: suedeNap(1),
  },
};

/** What handling leaves in things of a cloth. @param seed of the thing. */
export function handledAs({ handled }: Cloth, seed: number): Handled {
  return { broad: 0, fine: 0, ...handled, seed };
}

/** The face of a cloth's yarn in body and sleeves of a knitted garment. */
export function knit(cloth: Cloth): Texture {
  return cloth.figured ?? plainKnit(cloth);
}

/** Its plain stocking stitch, in which seams and sewn-on parts of any knit are worked. */
export function plainKnit(cloth: Cloth): Texture {
  return cloth.knitted ?? cloth.texture;
}
