import { type Hung, hungOnRail } from "../arranging/hung.ts";
import { rack } from "../arranging/rack.ts";
import { type Composition, type Dressed, frames } from "../composition.ts";
import { chance } from "../fields/noise.ts";

const railAt = 1560;
const apart = 122;

const hung: (Omit<Hung, "colorway" | "seed"> & Dressed)[] = [
  {
    cloth: "coating",
    color: "#b08a62",
    length: 1090,
    sleeve: 640,
    half: 222,
    flare: 0.16,
    deep: 44,
    folds: [21, 9],
    collar: true,
    lapels: true,
    buttons: { radius: 13, dye: "horn" },
  },
  {
    cloth: "poplin",
    color: "#e9e5dc",
    length: 760,
    sleeve: 600,
    half: 214,
    flare: 0.08,
    deep: 34,
    folds: [19, 18],
    collar: true,
    buttons: { radius: 6, dye: "pearl" },
  },
  {
    cloth: "suiting",
    color: "#6b665f",
    print: "herringbone",
    length: 780,
    sleeve: 620,
    half: 216,
    flare: 0.05,
    deep: 46,
    folds: [11, 9],
    collar: true,
    lapels: true,
    buttons: { radius: 10, dye: "horn" },
  },
  {
    cloth: "viscose",
    color: "#8a9a82",
    length: 1120,
    sleeve: 250,
    half: 190,
    flare: 0.3,
    deep: 30,
    folds: [32, 18],
  },
  {
    cloth: "denim",
    color: "#34456a",
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
    cloth: "linen",
    color: "#cdbd9f",
    length: 900,
    sleeve: 560,
    half: 214,
    flare: 0.12,
    deep: 34,
    folds: [24, 16],
    collar: true,
    buttons: { radius: 7, dye: "pearl" },
  },
  {
    cloth: "fine-knit",
    color: "#8f4a3c",
    length: 660,
    sleeve: 600,
    half: 204,
    flare: 0.02,
    deep: 40,
    folds: [15, 9],
  },
  {
    cloth: "coating",
    color: "#343a45",
    length: 1130,
    sleeve: 650,
    half: 224,
    flare: 0.14,
    deep: 46,
    folds: [20, 9],
    collar: true,
    lapels: true,
    buttons: { radius: 13, dye: "horn" },
  },
];

/** Eight garments on a rack, as one sees them coming up to it. */
export const wardrobe: Composition = {
  ...frames.still,
  dressed: hung,
  scene: () => ({
    laid: [],
    framing: { zoom: 0.84, x: 0, y: 905 },
    standing: {
      parts: [
        ...rack(620, railAt),
        ...hung.flatMap((one, n) =>
          hungOnRail(
            railAt,
            { ...one, colorway: n, seed: 640 + 31 * n },
            {
              x: (n - (hung.length - 1) / 2) * apart + 26 * (chance(n, 1, 71) - 0.5),
              z: 8 * (chance(n, 2, 71) - 0.5),
              turn: 1.12 + 0.26 * (chance(n, 3, 71) - 0.5),
            },
          ),
        ),
      ],
      elevation: 0.09,
    },
  }),
};
