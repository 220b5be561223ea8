import type { PictureSpec } from "../catalogue.ts";
import { cloths } from "../cloths/index.ts";
import { cuts } from "../cuts/index.ts";
import type { Piece } from "../engine/piece.ts";
import { prints } from "../prints/index.ts";
import { type Composition, posterFrames } from "./composition.ts";

interface Placed extends PictureSpec {
  /** Where the garment's middle (600, 800) comes to lie. */
  x: number;
  y: number;
  turn: number;
}

const outfit: Placed[] = [
  {
    cut: "cable-jumper",
    cloth: "chunky-knit",
    color: "#e4dac5",
    seed: 3,
    x: 300,
    y: 560,
    turn: -0.1,
  },
  { cut: "jeans", cloth: "denim", color: "#2c3a5c", seed: 2, x: 1010, y: 800, turn: 0.07 },
  { cut: "chelsea-boots", cloth: "suede", color: "#80593a", seed: 1, x: 300, y: 1420, turn: 0.06 },
];

/** An outfit laid out side by side: jumper, jeans and boots. */
export const menOnTable: Composition = {
  ...posterFrames.still,
  shades: outfit.map(({ color }) => ({ color })),
  scene: () => ({
    pieces: outfit.flatMap(place),
    framing: { zoom: 0.74, x: 600, y: 880 },
  }),
};

/** The garment's pieces, turned and moved to their place on the table. */
function place(placed: Placed, colorway: number): Piece[] {
  const { cut, cloth, print, seed = 0, x, y, turn } = placed;
  const garment = cuts[cut]({
    cloth: cloths[cloth],
    print: print ? prints[print] : undefined,
    seed: seed * 1009,
  });
  const c = Math.cos(turn);
  const t = Math.sin(turn);
  return garment.pieces.map((piece) => {
    const pose = piece.pose ?? ((u, v) => [u, v]);
    return {
      ...piece,
      colorway,
      pose: (u, v) => {
        const [px, py] = pose(u, v);
        return [x + (px - 600) * c - (py - 800) * t, y + (px - 600) * t + (py - 800) * c];
      },
    };
  });
}
