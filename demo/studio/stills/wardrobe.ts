import { bareRail } from "../arranging/hangers.ts";
import { type Hung, hungOnRail } from "../arranging/hung.ts";
import { type Composition, type Dressed, frames } from "../composition.ts";
import { chance } from "../fields/noise.ts";

const railAt = 1560;
/** Where each hangs, in units from the middle: pushed together here, pulled apart there. */
const places = [-610, -500, -410, -318, -190, -66, 36, 120, 262, 356, 486];
/** How far each is turned from its front, radians: a hand has leafed through them. */
const turns = [-0.98, -1.1, -0.84, -1.16, -1.2, -0.86, -1.08, -0.94, -1.1, -0.78, -1.04];

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
  {
    ...jacket,
    color: "#4a4744",
    length: 790,
    sleeve: 610,
    half: 214,
    flare: 0.05,
    folds: [22, 10],
  },
  { ...coat, color: "#a98a66", length: 1090, sleeve: 640, half: 222, flare: 0.16, folds: [27, 9] },
  { ...shirt, color: "#e6e2d9", length: 760, sleeve: 600, half: 212, flare: 0.1, folds: [27, 14] },
  {
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
    cloth: "fine-knit",
    color: "#7d4d42",
    length: 660,
    sleeve: 600,
    half: 202,
    flare: 0.02,
    deep: 40,
    folds: [15, 9],
  },
  { ...coat, color: "#363b45", length: 1130, sleeve: 650, half: 224, flare: 0.14, folds: [26, 9] },
  { ...shirt, color: "#9fb0bd", length: 750, sleeve: 590, half: 210, flare: 0.1, folds: [28, 14] },
  { ...coat, color: "#57493d", length: 960, sleeve: 640, half: 220, flare: 0.12, folds: [24, 9] },
];

/** Clothes on a rail that runs out of the frame, as one sees them coming up to it. */
export const wardrobe: Composition = {
  ...frames.still,
  dressed: hung,
  scene: () => ({
    framing: { zoom: 1.2, x: -20, y: 1000 },
    standing: [
      bareRail(760, railAt),
      ...hung.flatMap((one, n) =>
        hungOnRail(
          railAt,
          { ...one, colorway: n, seed: 640 + 31 * n },
          {
            x: places[n]!,
            z: 10 * (chance(n, 2, 71) - 0.5),
            turn: turns[n]!,
          },
        ),
      ),
    ],
    elevation: 0.09,
  }),
};
