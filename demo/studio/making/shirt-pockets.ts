import { knots, line, shape } from "../engine/outline.ts";
import type { Surface } from "../engine/surface.ts";
import { button } from "./button.ts";
import { patch } from "./patch.ts";
import { stitch } from "./seams.ts";
import { shirtStitch as fine } from "./shirt-parts.ts";

export type ShirtPockets = "none" | "one" | "flapped" | "two-large";

/** The chest pockets of a shirt, on the side of the heart unless there are two. */
export function sewPockets(s: Surface, pockets: ShirtPockets): void {
  if (pockets === "one") chestPocket(s);
  if (pockets === "flapped") flappedPocket(s);
  if (pockets === "two-large") for (const side of [1, -1] as const) largePocket(s, side);
}

const sewn = { rise: 2.2, stitched: { ...fine, inset: 3.5 } };

function chestPocket(s: Surface): void {
  patch(s, knots("668,520^ 772,520^ 772,625 768,638^ 720,658^ 672,638^ 668,625"), sewn);
  stitch(s, line("668,534 720,534 772,534"), fine);
}

function flappedPocket(s: Surface): void {
  patch(s, knots("664,511^ 724,533^ 784,511^ 784,612^ 768,628^ 680,628^ 664,612^"), sewn);
  patch(s, knots("660,478^ 788,478^ 788,512 724,534 660,512"), { ...sewn, rise: 2.6 });
  button(s, 724, 518, 6.5, { dye: "pearl" });
}

function largePocket(s: Surface, side: 1 | -1): void {
  patch(s, shape("666,508^ 806,508^ 806,650^ 790,668^ 682,668^ 666,650^", side), sewn);
  stitch(s, line("666,530 736,530 806,530", side), fine);
}
