import { bareRail } from "../arranging/hangers.ts";
import { type Hung, hungOnRail } from "../arranging/hung.ts";
import { type Composition, type Dressed, frames } from "../composition.ts";
import { chance } from "../fields/noise.ts";

const railAt = 1560;

const horn = (radius: number) => ({ radius, dye: "horn" }) as const;
const pearl = { radius: 6, dye: "pearl" } as const;
const coat = { cloth: "coating", deep: 45, collar: true, lapels: true, buttons: horn(13) } as const;
const shirt = { cloth: "poplin", deep: 34, collar: true, buttons: pearl } as const;
const jacket = {
  cloth: "suiting",
  deep: 46,
  collar: true,
  lapels: true,
  buttons: horn(10),
} as const;

interface Hanging extends Omit<Hung, "colorway" | "seed">, Dressed {
  /**
   * Where it hangs, in units from the middle, and how far it is turned from its front, radians: a hand
   * has leafed through them, pushed them together here and pulled them apart there.
   */
  at: [x: number, turn: number];
}

const hung: Hanging[] = [
  {
    at: [-610, -0.98],
    ...jacket,
    color: "#4a4744",
    length: 790,
    sleeve: 610,
    half: 214,
    flare: 0.05,
    folds: [22, 10],
  },
  {
    at: [-500, -1.1],
    ...coat,
    color: "#a98a66",
    length: 1090,
    sleeve: 640,
    half: 222,
    flare: 0.16,
    folds: [27, 9],
  },
  {
    at: [-410, -0.84],
    ...shirt,
    color: "#e6e2d9",
    length: 760,
    sleeve: 600,
    half: 212,
    flare: 0.1,
    folds: [27, 14],
  },
  {
    at: [-318, -1.16],
    ...jacket,
    color: "#77716a",
    print: "herringbone",
    length: 770,
    sleeve: 620,
    half: 217,
    flare: 0.04,
    folds: [17, 8],
  },
  {
    at: [-190, -1.2],
    cloth: "viscose",
    color: "#8b9186",
    length: 1120,
    sleeve: 250,
    half: 188,
    flare: 0.3,
    deep: 30,
    folds: [38, 15],
  },
  {
    at: [-66, -0.86],
    cloth: "denim",
    color: "#3b4556",
    length: 640,
    sleeve: 590,
    half: 212,
    flare: 0,
    deep: 44,
    folds: [26, 9],
    collar: true,
    buttons: { radius: 8, dye: "brass" },
  },
  {
    at: [36, -1.08],
    ...shirt,
    cloth: "linen",
    color: "#c8baa1",
    length: 930,
    sleeve: 560,
    half: 214,
    flare: 0.12,
    folds: [34, 13],
  },
  {
    at: [120, -0.94],
    cloth: "fine-knit",
    color: "#7d4d42",
    length: 660,
    sleeve: 600,
    half: 202,
    flare: 0.02,
    deep: 40,
    folds: [15, 9],
  },
  {
    at: [262, -1.1],
    ...coat,
    color: "#363b45",
    length: 1130,
    sleeve: 650,
    half: 224,
    flare: 0.14,
    folds: [26, 9],
  },
  {
    at: [356, -0.78],
    ...shirt,
    color: "#9fb0bd",
    length: 750,
    sleeve: 590,
    half: 210,
    flare: 0.1,
    folds: [28, 14],
  },
  {
    at: [486, -1.04],
    ...coat,
    color: "#57493d",
    length: 960,
    sleeve: 640,
    half: 220,
    flare: 0.12,
    folds: [24, 9],
  },
];

/** Clothes on a rail that runs out of the frame, as one sees them coming up to it. */
export const wardrobe: Composition = {
  ...frames.still,
  dressed: hung,
  scene: () => ({
    framing: { zoom: 1.2, x: -20, y: 1000 },
    standing: [
      bareRail(760, railAt),
      ...hung.flatMap(({ at: [x, turn], ...one }, n) =>
        hungOnRail(
          railAt,
          { ...one, colorway: n, seed: 640 + 31 * n },
          { x, z: 10 * (chance(n, 2, 71) - 0.5), turn },
        ),
      ),
    ],
    elevation: 0.09,
  }),
};
