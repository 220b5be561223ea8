import { type Hung, hungOnRail } from "../arranging/hung.ts";
import { rail } from "../arranging/rail.ts";
import { type Composition, type Dressed, frames } from "../composition.ts";
import { layOut } from "../settling/lay-out.ts";

const railAt = 330;

const hung: (Omit<Hung, "x" | "colorway"> & Dressed)[] = [
  { cloth: "coating", color: "#b98a5e", width: 190, length: 1020, sleeve: 660 },
  { cloth: "poplin", color: "#eeeae2", width: 150, length: 760, sleeve: 640 },
  {
    cloth: "suiting",
    color: "#55514b",
    print: "herringbone",
    width: 172,
    length: 800,
    sleeve: 640,
  },
  { cloth: "satin", color: "#8a9a82", width: 136, length: 960, sleeve: 300 },
  { cloth: "denim", color: "#34456a", width: 166, length: 720, sleeve: 620 },
  { cloth: "linen", color: "#d8c7a8", width: 150, length: 900, sleeve: 600 },
  { cloth: "coating", color: "#3b3f48", width: 196, length: 1080, sleeve: 670 },
];

/** Seven garments on a brass rail, seen from the side. */
export const wardrobe: Composition = {
  ...frames.still,
  dressed: hung,
  scene: () => ({
    laid: layOut([
      rail(railAt, 13),
      ...hung.flatMap((one, n) =>
        hungOnRail(railAt, { ...one, colorway: n, x: 250 + n * 116 + (n % 3) * 10 }),
      ),
    ]),
    framing: { zoom: 1.0, x: 610, y: 900 },
    lighting: { key: [-0.72, -0.4, 0.5] },
  }),
};
