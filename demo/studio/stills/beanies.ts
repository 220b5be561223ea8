import type { Place } from "../arranging/carry.ts";
import { arrange } from "../arranging/garments.ts";
import { type Composition, frames } from "../composition.ts";
import { classicHat } from "../cuts/beanie.ts";
import { type HatStyle, ribbedHat } from "../making/hats/ribbed-hat.ts";
import { orderFor } from "../order.ts";

interface Hat extends HatStyle, Place {
  color: string;
  side: "front" | "back";
}

const hats: Hat[] = [
  {
    // Long and slack, its top sunk aside.
    color: "#47504a",
    side: "front",
    rib: 19,
    crown: "0,384 70,392 142,448 204,560 236,700 246,850^ 120,880 0,884",
    crownTop: 384,
    brim: "0,868 130,862 250,846^ 260,910 258,1000^ 130,1020 0,1026",
    brimTop: 848,
    aside: 84,
    x: 400,
    y: 600,
    turn: -0.42,
    scale: 0.82,
  },
  {
    // Short, turned up almost to its crown.
    color: "#c8b598",
    side: "back",
    rib: 12.4,
    crown: "0,520 64,526 136,560 200,634 234,730 246,850^ 120,880 0,884",
    crownTop: 520,
    brim: "0,800 130,794 250,776^ 264,890 258,1000^ 130,1024 0,1030",
    brimTop: 778,
    aside: -20,
    x: 730,
    y: 640,
    turn: 0.4,
    scale: 0.8,
  },
  {
    ...classicHat,
    color: "#7b2f31",
    side: "front",
    aside: 26,
    x: 430,
    y: 1010,
    turn: 0.22,
    scale: 0.86,
  },
  {
    color: "#2f3a50",
    side: "front",
    rib: 16.8,
    crown: "0,430 72,438 150,492 210,590 240,710 250,850^ 120,880 0,884",
    crownTop: 430,
    brim: "0,868 130,864 252,848^ 260,916 256,1004^ 130,1024 0,1030",
    brimTop: 850,
    aside: -64,
    x: 830,
    y: 1050,
    turn: -0.7,
    scale: 0.84,
  },
];

/** Four knitted caps thrown on the table, each from other needles and each as it fell. */
export const fourBeanies: Composition = {
  ...frames.still,
  dressed: hats,
  scene: () => ({
    laid: arrange(
      hats.map(({ x, y, turn, scale = 1, side, ...style }, n) => ({
        x,
        y,
        turn,
        scale,
        pieces: ribbedHat(
          orderFor({ cut: "beanie", cloth: "fine-knit", seed: 21 + 7 * n }),
          style,
          side,
        ),
      })),
    ),
    framing: { zoom: 1.3, x: 630, y: 775 },
    aside: { slant: 0.72, swing: -0.26, aperture: 0.15 },
  }),
};
