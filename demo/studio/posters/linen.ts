import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import type { Aside } from "../camera/oblique.ts";
import { type Composition, frames, type TableScene } from "../composition.ts";
import { fraction, ramp } from "../fields/scalar.ts";
import type { Framing } from "../garment.ts";

const laid: PlacedGarment[] = [
  {
    cut: "sundress",
    cloth: "linen",
    print: "gingham",
    color: "#f1ece4",
    secondColor: "#b0483f",
    seed: 5,
    x: 880,
    y: 1240,
    turn: -0.1,
    shifted: 14,
  },
  {
    cut: "shirt",
    cloth: "linen",
    color: "#cdbfa2",
    seed: 9,
    x: 500,
    y: 1150,
    turn: 0.16,
    shifted: 14,
  },
];

interface Window {
  panes: number;
  /** Shares of the width of all that the camera sees of the table. */
  left: number;
  width: number;
  lean: number;
}

/** A linen shirt laid over a gingham dress in the light of a window, ground above them. */
export const linenWide: Composition<TableScene> = {
  ...frames.wide,
  dressed: laid,
  scene: () =>
    scene(
      { zoom: 1.5, x: 600, y: 720 },
      { slant: 0.5, swing: -0.3, aperture: 0.11 },
      { panes: 3, left: 0.07, width: 0.62, lean: 0.34 },
    ),
};

export const linenTall: Composition = {
  ...frames.tall,
  dressed: laid,
  scene: () =>
    scene(
      { zoom: 1.8, x: 580, y: 800 },
      { slant: 0.5, swing: -0.3, aperture: 0.11 },
      { panes: 2, left: 0.06, width: 0.86, lean: 0.3 },
    ),
};

function scene(framing: Framing, aside: Aside, window: Window): TableScene {
  return {
    ...rowOf(laid, framing, aside),
    window: (x, y) => fallingLight(x, y, window),
  };
}

/** Panes of light, sheared as a low sun throws them, with the softness of a far window. */
function fallingLight(x: number, y: number, { panes, left, width, lean }: Window): number {
  const shade = 0.56;
  const across = (x - left - lean * (y - 0.2)) / width;
  const down = (y + 0.1 * x + 0.1) / 0.62;
  const soft = 0.045;
  const within = ramp(-soft, soft, across) * ramp(1 + soft, 1 - soft, across);
  const bars = bar(across * panes, 0.05 * panes, soft * panes) * bar(down, 0.05, soft);
  return shade + (1.22 - shade) * within * bars;
}

/** 0 on the wooden bars between panes of width 1. */
function bar(place: number, half: number, soft: number): number {
  const at = fraction(place);
  return ramp(half - soft, half + soft, at) * ramp(1 - half + soft, 1 - half - soft, at);
}
