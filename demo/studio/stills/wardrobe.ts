import { bareRail } from "../arranging/hangers.ts";
import { type Hung, hungOnRail } from "../arranging/hung.ts";
import { type Composition, type Dressed, frames } from "../composition.ts";
import { chance } from "../fields/noise.ts";

const railAt = 1560;
const apart = 112;

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

const hung: (Omit<Hung, "colorway" | "seed"> & Dressed)[] = [
  { ...jacket, color: "#4a4744", length: 790, sleeve: 610, half: 214, flare: 0.05, folds: [11, 9] },
  { ...coat, color: "#a98a66", length: 1090, sleeve: 640, half: 222, flare: 0.16, folds: [21, 9] },
  { ...shirt, color: "#e6e2d9", length: 760, sleeve: 600, half: 212, flare: 0.08, folds: [19, 18] },
  {
    ...jacket,
    color: "#77716a",
    print: "herringbone",
    length: 770,
    sleeve: 620,
    half: 217,
    flare: 0.04,
    folds: [12, 8],
  },
  {
    cloth: "viscose",
    color: "#8b9186",
    length: 1120,
    sleeve: 250,
    half: 188,
    flare: 0.3,
    deep: 30,
    folds: [32, 18],
  },
  {
    cloth: "denim",
    color: "#3b4556",
    length: 640,
    sleeve: 590,
    half: 212,
    flare: 0,
    deep: 44,
    folds: [13, 9],
    collar: true,
    buttons: { radius: 8, dye: "brass" },
  },
  {
    ...shirt,
    cloth: "linen",
    color: "#c8baa1",
    length: 930,
    sleeve: 560,
    half: 214,
    flare: 0.12,
    folds: [24, 16],
  },
  {
    cloth: "fine-knit",
    color: "#7d4d42",
    length: 660,
    sleeve: 600,
    half: 202,
    flare: 0.02,
    deep: 40,
    folds: [15, 9],
  },
  { ...coat, color: "#363b45", length: 1130, sleeve: 650, half: 224, flare: 0.14, folds: [20, 9] },
  { ...shirt, color: "#9fb0bd", length: 750, sleeve: 590, half: 210, flare: 0.06, folds: [19, 18] },
  { ...coat, color: "#57493d", length: 960, sleeve: 640, half: 220, flare: 0.12, folds: [18, 9] },
];

/** Clothes on a rail that runs out of the frame, as one sees them coming up to it. */
export const wardrobe: Composition = {
  ...frames.still,
  dressed: hung,
  scene: () => ({
    framing: { zoom: 1.02, x: 0, y: 980 },
    standing: [
      bareRail(760, railAt),
      ...hung.flatMap((one, n) =>
        hungOnRail(
          railAt,
          { ...one, colorway: n, seed: 640 + 31 * n },
          {
            x: (n - (hung.length - 1) / 2) * apart + 40 * (chance(n, 1, 71) - 0.5),
            z: 8 * (chance(n, 2, 71) - 0.5),
            turn: 1.1 + 0.34 * (chance(n, 3, 71) - 0.5),
          },
        ),
      ),
    ],
    elevation: 0.09,
  }),
};
