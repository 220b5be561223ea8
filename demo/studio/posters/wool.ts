import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import type { Framing } from "../garment.ts";
import { endOver } from "../making/folded/over-edge.ts";
import { type Piled, pile } from "../making/folded/pile.ts";
import type { Print } from "../prints/print.ts";

/** How far beside the middle of the scarf its stripes run, and half the width of one, in units. */
const stripes = { at: [102, 116], half: 4.2 };

/** Two pale stripes woven in along either edge. */
const striped: Print = {
  second: "#e8d3b6",
  isWoven: true,
  paint: (s, grain) => {
    const pale = s.dye("second");
    s.each((k, u, v) => {
      const [across, along] = grain(u, v);
      const rough = 0.6 * noise(across / 2, along / 2, 23);
      for (const at of stripes.at) {
        const off = Math.abs(Math.abs(across) - at) + rough;
        s.ink(k, pale, 0.85 * ramp(stripes.half + 0.7, stripes.half - 0.7, off));
      }
    });
  },
};

const stacked: Piled[] = [
  {
    cloth: cloths.coating,
    width: 384,
    deep: 310,
    folds: 2,
    thickness: 30,
    colorway: 1,
    seed: 211,
    turn: 0.04,
    x: 8,
    z: -4,
  },
  {
    cloth: cloths.cashmere,
    print: striped,
    width: 316,
    deep: 282,
    folds: 4,
    thickness: 18,
    colorway: 0,
    seed: 227,
    turn: -0.05,
    x: -4,
    z: -10,
  },
];

/** The stack is seen a little from its side. */
const aside = 0.42;
/** How the scarf's end hangs over the edge, in units. */
const end = { drop: 34, fringe: 58, aside: 5, askew: 0.05, pitch: 6, strand: 1.9 };

/** A folded scarf upon a folded blanket, its fringe over their edge; bare ground beside it. */
const scarf = (frame: "wide" | "tall", framing: Framing): Composition => ({
  ...frames[frame],
  dressed: [{ color: "#8c432f", secondColor: striped.second }, { color: "#57483d" }],
  scene: () => ({
    standing: pile(stacked, aside, (top) => endOver(top, end)),
    framing,
    elevation: 0.44,
  }),
});

export const woolWide = scarf("wide", { zoom: 1.9, x: -96, y: 66 });
export const woolTall = scarf("tall", { zoom: 2.95, x: 12, y: 84 });
