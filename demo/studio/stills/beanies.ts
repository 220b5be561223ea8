import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames } from "../composition.ts";

const beanies: PlacedGarment[] = [
  { color: "#47504a", x: 390, y: 560, turn: -0.3 },
  { color: "#c8b598", x: 800, y: 690, turn: 0.22 },
  { color: "#7b2f31", x: 420, y: 980, turn: 0.14 },
  { color: "#2f3a50", x: 810, y: 1130, turn: -0.2 },
].map((one, n) => ({ cut: "beanie", cloth: "fine-knit", seed: 21 + n, scale: 0.86, ...one }));

/** Four knitted caps thrown on the table. */
export const fourBeanies: Composition = {
  ...frames.still,
  dressed: beanies,
  scene: () => ({ laid: arrangeGarments(beanies), framing: { zoom: 1.06, x: 600, y: 830 } }),
};
