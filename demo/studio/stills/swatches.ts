import { sheetOf } from "../arranging/sheet.ts";
import type { ClothId, PrintId } from "../catalog.ts";
import { type Composition, type Dressed, frames } from "../composition.ts";
import type { Knot } from "../pattern/outline.ts";
import { layOut } from "../settling/lay-out.ts";

interface Swatch extends Dressed {
  cloth: ClothId;
  print?: PrintId;
}

const swatches: Swatch[] = [
  { cloth: "coating", color: "#b98a5e" },
  { cloth: "suiting", color: "#e4dccb", print: "houndstooth" },
  { cloth: "linen", color: "#a9ad97" },
  { cloth: "poplin", color: "#f0ece3", print: "gingham" },
  { cloth: "denim", color: "#2c3a5c" },
  { cloth: "suiting", color: "#5a564f", print: "herringbone" },
  { cloth: "viscose", color: "#1f2a36", print: "ditsy" },
  { cloth: "cashmere", color: "#8d4438" },
];

const tooth = 15;

/** Cloth samples with pinked edges, fanned out from one corner. */
export const swatchFan: Composition = {
  ...frames.still,
  dressed: swatches,
  scene: () => ({
    laid: layOut(
      swatches.map((swatch, n) =>
        sheetOf({
          ...swatch,
          outline: pinked(440, 440, 330, 720),
          colorway: n,
          seed: 700 + n * 7,
          turn: -0.8 + n * 0.2,
          pivot: [605, 1090],
          rests: n > 0,
        }),
      ),
    ),
    framing: { zoom: 1.55, x: 600, y: 740 },
    aside: { slant: 0.7, swing: 0.25, aperture: 0.17 },
  }),
};

function pinked(x: number, y: number, width: number, height: number): Knot[] {
  const knots: Knot[] = [];
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    const length = Math.hypot(x1 - x0, y1 - y0);
    const teeth = Math.round(length / tooth);
    const nx = (y1 - y0) / length;
    const ny = -(x1 - x0) / length;
    for (let n = 0; n < teeth; n++) {
      for (const [share, out] of [
        [n / teeth, 0],
        [(n + 0.5) / teeth, tooth * 0.45],
      ] as const) {
        knots.push({
          x: x0 + (x1 - x0) * share + nx * out,
          y: y0 + (y1 - y0) * share + ny * out,
          corner: true,
        });
      }
    }
  };
  side(x, y, x + width, y);
  side(x + width, y, x + width, y + height);
  side(x + width, y + height, x, y + height);
  side(x, y + height, x, y);
  return knots;
}
